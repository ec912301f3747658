/** What is taken from `art/masters` beside pictures, by the folder of `src/` it goes to. */
export const taken: Readonly<Record<string, readonly string[]>> = {
  // In content, for it says where the names stand that visitors read.
  'content/maps': ['location-map.json', 'location-wide.json', 'site-layout.json'],
  films: ['-1080.webm', '-1080.mp4', '-720.webm', '-720.mp4', '.vtt', '.json'].map((form) => `film-promotion${form}`),
};
