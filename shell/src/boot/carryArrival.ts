const key = 'riverview-arrival';

/**
 * How this document was come to: its path, the host of another site that linked to it, and the marks of a campaign. Empty where
 * a page of this site led here: the visit began on another one, in a tab that this one knows nothing of.
 */
function describe(): string {
  const [, , host = ''] = document.referrer.split('/');
  if (host === location.host) return '';
  const marks = location.search.match(/\butm_[^&]+/g) ?? [];
  return [`landing=${encodeURIComponent(location.pathname)}`, `referrer=${host}`, ...marks].join('&').slice(0, 2000);
}

/**
 * Remembers in this tab how the visit began, and gives it to each form that is posted with a consent to marketing, which tells of
 * it, with scripts or without those of the page.
 */
export function carryArrival(): void {
  let arrival = describe();
  try {
    arrival = sessionStorage.getItem(key) || arrival;
    sessionStorage.setItem(key, arrival);
  } catch {
    // A browser that stores nothing knows of this document alone.
  }
  addEventListener('formdata', ({ formData }) => {
    if (formData.has('marketing')) formData.set('arrival', arrival);
  });
}
