/** Longer than this no file keeps the others back, ms. */
const patience = 3000;

/**
 * Applies the stylesheet of the fonts that come behind the first screen, which is held back, when the files that
 * the page is drawn from are here: its text is laid out anew once, not for each of them. One that fails or is late comes by
 * the stylesheet, as all do that it does not name.
 */
export function bringLaterFonts(sheet: HTMLLinkElement): void {
  const files = sheet.dataset.later?.match(/\S+/g) ?? [];
  const apply = () => {
    sheet.media &&= '';
  };
  setTimeout(apply, patience);
  const faces = files.map((file) => new FontFace('later', `url(/_assets/${file})`).load());
  void Promise.allSettled(faces).then(apply);
}
