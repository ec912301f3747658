import type { PictureSource } from '@riverview/shared-ui/picture';
import type { community } from '../../content/complex';
import { communityCafe as cafe } from '../../pictures/community-cafe';
import { communityDaycare as daycare } from '../../pictures/community-daycare';
import { communityFitness as fitness } from '../../pictures/community-fitness';
import { communityGolf as golf } from '../../pictures/community-golf';
import { communityGuesthouse as guesthouse } from '../../pictures/community-guesthouse';
import { communityReading as reading } from '../../pictures/community-reading';

type RoomId = (typeof community.rooms)[number]['id'];

/** The picture of each shared room. */
export const roomPictures: Readonly<Record<RoomId, PictureSource>> = {
  fitness,
  golf,
  reading,
  daycare,
  cafe,
  guesthouse,
};
