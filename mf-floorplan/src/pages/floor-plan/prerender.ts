import type { Prerender } from '@platform/contract';
import { apartmentComplex } from '@riverview/site/apartmentComplex';
import type { FloorPlan } from 'schema-dts';
import { plansContent } from '../../content/plans';
import { drawings } from '../../plans/drawings';
import { unitOfPath } from '../../plans/unitOfPath';

/** Tells search engines what the plan of the type that the path names shows. */
export default {
  structuredData: ({ facts, path }) => {
    const { label, area } = unitOfPath(path);
    const drawing = drawings[label];
    return [
      {
        '@type': 'FloorPlan',
        name: `${facts.projectName} ${plansContent.planCaption(label)}`,
        url: facts.origin + path,
        floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK', unitText: '㎡' },
        layoutImage: facts.origin + drawing.full.src,
        numberOfBedrooms: drawing.rooms.filter(({ name }) => name.startsWith('침실')).length,
        numberOfBathroomsTotal: drawing.rooms.filter(({ name }) => name.endsWith('욕실')).length,
        isPlanForApartment: { '@type': 'Apartment', containedInPlace: apartmentComplex(facts) },
      } as const satisfies FloorPlan,
    ];
  },
} satisfies Prerender;
