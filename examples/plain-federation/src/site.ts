import type { BrowserLock } from '@platform/contract';
import { buildMenu, footerLinks } from '@platform/contract/navigation';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import { buildSlots } from '@platform/contract/slots';
import site from '@riverview/site';
import remotes from '../remotes';

const { facts, menuGroups } = site;
const menu = buildMenu(remotes, menuGroups, facts.slug);

/** What the modules are told of the site. It names no versions: a remote is whatever its manifest says at the moment. */
export const lock: BrowserLock = {
  id: 'plain',
  remotes: {},
  routes: buildRoutes(remotes, menu, facts.slug),
  redirects: buildRedirects(remotes, facts.slug),
  menu,
  footer: footerLinks(remotes, facts.slug),
  slots: buildSlots(remotes),
  facts,
};
