import { readTourStart } from '../tourAddress';
import { onRequest, report } from './host';
import { wearHostLook } from './hostLook';
import { tours } from './tours';
import { readViewpoint, writeViewpoint } from './viewpoint';
import { openWalk } from './walk';

/** The page that shows the tour. Whoever opens this one by itself is led there. */
const modelHousePath = '/FloorPlan/Emodel';

async function start(): Promise<void> {
  const { type, view, pointer, look } = readTourStart(window.location.hash);
  const label = type === '115' ? type : '84A';
  const tour = tours[label];
  report({ type: 'ready' });
  await wearHostLook(look);
  document.body.dataset.theme = 'dark';
  if (!tour) return report({ type: 'failed', reason: 'picture' });

  const walk = openWalk({
    label,
    tour,
    quiet: pointer,
    start: readViewpoint(view, tour.scenes) ?? { scene: tour.scenes[0], view: tour.scenes[0].start },
    onRest: (viewpoint) => report({ type: 'at', scene: viewpoint.scene.id, view: writeViewpoint(viewpoint) }),
    onFailure: (reason) => report({ type: 'failed', reason }),
  });
  if (!walk) return report({ type: 'failed', reason: 'webgl' });

  onRequest(({ to }) => walk.walkTo(to));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') report({ type: 'leave' });
  });
  // Without this a browser gives the graphics context back whenever it gets round to it, and has only sixteen.
  window.addEventListener('pagehide', walk.close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

if (window.parent === window) window.location.replace(HOST_ORIGIN + modelHousePath);
else start();
