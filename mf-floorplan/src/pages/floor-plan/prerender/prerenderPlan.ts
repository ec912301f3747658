import type { Prerender, StructuredData } from '@riverview/contract';
import { plansContent } from '../../../content/plans';
import { planPath, type UnitLabel, unitTypes } from '../../../content/unitTypes';
import { drawings } from '../../../plans/drawings';

/** Tells search engines what the plan of one type shows. One file per type names it, since a prerender file does not learn its path. */
export function prerenderPlan(label: UnitLabel): Prerender {
  return {
    structuredData: ({ facts }): readonly StructuredData[] => {
      const unit = unitTypes.find((one) => one.label === label);
      if (!unit) return [];
      const drawing = drawings[label];
      return [
        {
          '@type': 'FloorPlan',
          name: `${facts.projectName} ${plansContent.planCaption(label)}`,
          url: facts.origin + planPath(unit),
          floorSize: { '@type': 'QuantitativeValue', value: unit.area, unitCode: 'MTK', unitText: '㎡' },
          ...(drawing && {
            layoutImage: facts.origin + drawing.full,
            numberOfBedrooms: drawing.rooms.filter(({ name }) => name.startsWith('침실')).length,
            numberOfBathroomsTotal: drawing.rooms.filter(({ name }) => name.endsWith('욕실')).length,
          }),
          isPlanForApartment: {
            '@type': 'ApartmentComplex',
            name: facts.projectName,
            address: facts.address,
            numberOfAccommodationUnits: facts.households,
          },
        },
      ];
    },
  };
}
