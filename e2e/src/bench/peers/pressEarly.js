// Presses what opens the popup every 50 ms, from the first moment it is there until a dialog stands open.
(() => {
  if (window !== window.top) return;
  const early = { first: null, open: null, form: null };
  let tell;
  window.early = { seen: new Promise((told) => (tell = told)) };
  // A link without its script would lead away.
  addEventListener('click', (event) => event.isTrusted || event.preventDefault());
  const look = () => {
    if (!document.querySelector('dialog[open]')) return;
    early.open ??= performance.now();
    if (!document.querySelector('dialog[open] form')) return;
    early.form ??= performance.now();
    watch.disconnect();
    tell(early);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  const timer = setInterval(() => {
    if (early.open !== null) return clearInterval(timer);
    const [opener] = [...document.querySelectorAll('aside a[data-press]')].filter((one) => one.getClientRects().length);
    if (!opener || !performance.getEntriesByName('first-contentful-paint').length) return;
    early.first ??= performance.now();
    opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }));
  }, 50);
})();
