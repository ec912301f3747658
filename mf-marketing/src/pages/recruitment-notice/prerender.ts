import type { Prerender } from '@platform/contract';
import { lawsRead } from '../../content/law/lawsRead';
import { recruitment } from '../../content/subscription';

/** Tells search engines of the notice itself, once there is one. */
export default {
  structuredData: ({ facts }) => {
    const notice = facts.recruitmentNotice;
    if (!notice) return [];
    return [
      {
        '@type': 'DigitalDocument',
        name: `${facts.projectName} ${recruitment.frame}`,
        url: notice.url,
        datePublished: notice.publishedOn,
        inLanguage: 'ko',
      },
    ];
  },
  lastModified: ({ facts }) => facts.recruitmentNotice?.publishedOn ?? lawsRead,
} satisfies Prerender;
