// Runs in every document before anything of its own, and keeps what the bench asks for in `window.bench`.
(() => {
  if (window !== window.top) return;
  const bench = { paint: null, shift: 0, tasks: [], events: [], pressedAt: null };
  window.bench = bench;
  const observe = (type, each, options) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  };
  observe('largest-contentful-paint', (entry) => {
    bench.paint = entry;
  });
  observe('longtask', ({ startTime, duration }) => bench.tasks.push([startTime, duration]));
  observe('event', (entry) => entry.interactionId && bench.events.push([entry.startTime, entry.duration]), {
    durationThreshold: 16,
  });
  // The largest window of shifts, as browsers count them: pauses of a second, five seconds in all.
  let sum = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    bench.shift = Math.max(bench.shift, sum);
  });
  // A press may lead to another document, where it is still the press that counts.
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      bench.pressedAt = timeStamp;
      sessionStorage.pressedAt = performance.timeOrigin + timeStamp;
    },
    true,
  );
  /** The moment, as `Date.now()` counts but finer, when what `selector` names stands painted at the address. */
  bench.painted = (selector, path = location.pathname) =>
    new Promise((resolve) => {
      const look = () => {
        const element = location.pathname === path && document.querySelector(selector);
        if (!element || !element.getClientRects().length) return false;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            resolve(performance.timeOrigin + Math.max(performance.now(), paint?.startTime ?? 0));
          };
          port2.postMessage(null); // the task behind the frame
        });
        return true;
      };
      const watch = new MutationObserver(look);
      if (!look()) watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
  bench.longestEvent = (since) => Math.max(0, ...bench.events.filter(([at]) => at >= since).map(([, ms]) => ms));
  bench.longestTask = (since) => Math.max(0, ...bench.tasks.filter(([at]) => at >= since).map(([, ms]) => ms));
  /** When the largest picture of the first screen had arrived: one that fills the screen is no candidate for the LCP. */
  bench.mainPicture = () => {
    const area = ({ left, right, top, bottom }) =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const [largest] = [...document.querySelectorAll('main img')]
      .filter(({ currentSrc }) => currentSrc && !currentSrc.startsWith('data:'))
      .map((image) => [area(image.getBoundingClientRect()), image.currentSrc])
      .sort(([one], [other]) => other - one);
    return largest?.[0] ? (performance.getEntriesByName(largest[1])[0]?.responseEnd ?? null) : null;
  };
})();
