import type { Prerender } from '@platform/contract';
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
} satisfies Prerender;
