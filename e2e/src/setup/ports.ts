/** Where the suite's own site and back end answer, apart from those of `npm start`. */
export const ports = { site: 4100, backEnd: 4110 } as const;

export const siteOrigin = `http://localhost:${ports.site}`;
export const backEndOrigin = `http://127.0.0.1:${ports.backEnd}`;
