import type { Facts } from '../register';
import type { BaseFacts, Site } from '../site';

const baseFacts: BaseFacts = {
  projectName: '표본 사이트',
  slug: 'sample',
  origin: 'https://sample.example',
  phone: '1600-0000',
  hours: '24시간',
  firebase: { projectId: 'sample', apiKey: 'key', authDomain: 'localhost', appId: '1', emulator: 'same-origin' },
  overrideKey: null,
};

/** A site for tests of the platform, which knows no product. */
export const sampleSite: Site = {
  facts: baseFacts as Facts,
  menuGroups: [
    { id: 'about', label: '소개', inHeader: true },
    { id: 'news', label: '소식', inHeader: true },
    { id: 'extra', label: '그 밖에', inHeader: false },
  ] as readonly object[] as Site['menuGroups'],
  budgets: [],
  functions: () => ({ file: '', maker: '', names: [], answers: [{ path: '/api/forms', name: 'forms' }] }),
  retention: { releases: 20, days: 90, evidenceUntil: null },
  witnesses: null,
};
