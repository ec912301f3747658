import type { PictureSource } from '@riverview/shared-ui/picture';
import { living84A } from '@riverview/site/pictures/living-84A';
import type { interiorRooms } from '../content/interiors';
import type { UnitLabel } from '../content/unitTypes';
import { bath84A } from '../pictures/bath-84A';
import { bath115 } from '../pictures/bath-115';
import { bath142A } from '../pictures/bath-142A';
import { bedroom84A } from '../pictures/bedroom-84A';
import { bedroom115 } from '../pictures/bedroom-115';
import { bedroom142A } from '../pictures/bedroom-142A';
import { kitchen84A } from '../pictures/kitchen-84A';
import { kitchen115 } from '../pictures/kitchen-115';
import { kitchen142A } from '../pictures/kitchen-142A';
import { living115 } from '../pictures/living-115';
import { living142A } from '../pictures/living-142A';

/** The rooms of each type that have been seen at eye level. */
export const roomPictures: Readonly<
  Record<UnitLabel, readonly { readonly room: keyof typeof interiorRooms; readonly source: PictureSource }[]>
> = {
  '84A': [
    { room: 'living', source: living84A },
    { room: 'kitchen', source: kitchen84A },
    { room: 'bedroom', source: bedroom84A },
    { room: 'bath', source: bath84A },
  ],
  '84B': [],
  '115': [
    { room: 'living', source: living115 },
    { room: 'kitchen', source: kitchen115 },
    { room: 'bedroom', source: bedroom115 },
    { room: 'bath2', source: bath115 },
  ],
  '142A': [
    { room: 'living', source: living142A },
    { room: 'kitchen', source: kitchen142A },
    { room: 'bedroom', source: bedroom142A },
    { room: 'bath2', source: bath142A },
  ],
  '142B': [],
  '182': [],
};
