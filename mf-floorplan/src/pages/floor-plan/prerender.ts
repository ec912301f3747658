import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '@riverview/site/apartmentComplex';
import type { FloorPlan } from 'schema-dts';
import { plansContent } from '../../content/plans';
import { typePaper } from '../../paper/typePaper';
import { drawings } from '../../plans/drawings';
import { planAreas } from '../../plans/planAreas';
import { planShares } from '../../plans/planShares';
import { unitOfPath } from '../../plans/unitOfPath';

/** Tells search engines what the plan of the type that the path names shows. */
export default {
  paper: ({ facts, path }) => typePaper(unitOfPath(path), facts),
  head: ({ path }) => ({ image: planShares[unitOfPath(path).label] }),
  structuredData: ({ facts, path }) => {
    const { label, area } = unitOfPath(path);
    const drawing = drawings[label];
    const count = (kind: string) => planAreas[label].rooms.filter((room) => room.kind === kind).length;
    return [
      {
        '@type': 'FloorPlan',
        name: `${facts.projectName} ${plansContent.planCaption(label)}`,
        url: facts.origin + path,
        floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK', unitText: '㎡' },
        layoutImage: facts.origin + drawing.full.src,
        numberOfBedrooms: count('bedroom'),
        numberOfBathroomsTotal: count('bath'),
        image: facts.origin + planShares[label],
        isPlanForApartment: { '@type': 'Apartment', containedInPlace: apartmentComplex(facts) },
      } as const satisfies FloorPlan,
    ];
  },
} satisfies Prerender;
