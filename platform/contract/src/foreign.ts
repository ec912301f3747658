/** Class of the element that a module's pieces stand on in a page of another site. Every style they bring holds below it. */
export const groundClass = (module: string): string => `${module}-ground`;

/** Folder of a version, and of the site, in which what other hosts ask for stands. */
export const foreignFolder = 'foreign';

/** The site's file that tells other hosts' pages what its own pages carry: {@link SiteFile}. */
export const siteFileName = 'facts.json';
