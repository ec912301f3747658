/** Ports of the suite's own site and back end; `globalSetup` chooses them, unless there is something to use already. */
export const ports = () => ({
  site: Number(process.env.E2E_SITE_PORT ?? 4100),
  backEnd: Number(process.env.E2E_BACK_END_PORT ?? 4110),
});

export const siteOrigin = () => `http://localhost:${ports().site}`;
export const backEndOrigin = () => `http://127.0.0.1:${ports().backEnd}`;
