import type { SourcesOf } from '@platform/contract';

/** Hosted films and tours, where the owner has set them; both are shown in a frame. */
const sources: SourcesOf = ({ films, tours }) => ({
  'frame-src': [films.location, films['84A'], films['115'], ...Object.values(tours)].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  ),
});

export default sources;
