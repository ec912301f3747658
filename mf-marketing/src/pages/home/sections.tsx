import type { ReactNode } from 'react';
import { sectionNames } from '../../content/home';
import { BrandSection } from './brand/BrandSection';
import { HeroSection } from './hero/HeroSection';
import { PlaceSection } from './place/PlaceSection';
import { PremiumSection } from './premium/PremiumSection';
import type { ScreenPlace } from './screen/Screen';
import { SpecialPlanSection } from './special-plan/SpecialPlanSection';
import { UnitsSection } from './units/UnitsSection';
import { VisitSection } from './visit/VisitSection';

interface HomeSection extends Omit<ScreenPlace, 'number'> {
  readonly render: (place: ScreenPlace) => ReactNode;
}

/** The sections of the home page in their order, from which their numbers and anchors follow. */
export const sections: readonly HomeSection[] = [
  { name: sectionNames.hero, theme: 'dark', render: (place) => <HeroSection {...place} /> },
  { name: sectionNames.place, theme: 'light', render: (place) => <PlaceSection {...place} /> },
  { name: sectionNames.brand, theme: 'light', render: (place) => <BrandSection {...place} /> },
  { name: sectionNames.plan, theme: 'light', render: (place) => <SpecialPlanSection {...place} /> },
  {
    name: sectionNames.premiumSite,
    theme: 'dark',
    render: (place) => <PremiumSection {...place} cards={['towers', 'district']} wide="first" />,
  },
  {
    name: sectionNames.premiumLife,
    theme: 'dark',
    render: (place) => <PremiumSection {...place} cards={['window', 'commons']} wide="second" />,
  },
  { name: sectionNames.units, theme: 'light', render: (place) => <UnitsSection {...place} /> },
  { name: sectionNames.visit, theme: 'dark', render: (place) => <VisitSection {...place} /> },
];
