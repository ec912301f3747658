import type { Remote } from '@platform/contract';
import admin from '../../mf-admin/remote';
import floorplan from '../../mf-floorplan/remote';
import leads from '../../mf-leads/remote';
import marketing from '../../mf-marketing/remote';
import press from '../../mf-press/remote';

/** What the host knows of the modules, when it is built: a new page of one needs a new host. */
export default [admin, floorplan, leads, marketing, press] as readonly Remote[];
