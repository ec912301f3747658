import { useFacts } from '@platform/runtime';
import { useRef } from 'react';
import { homeHeading, premiumCards, sectionNames } from '../../content/home';
import { communityCafe } from '../../pictures/community-cafe';
import { premiumAerial } from '../../pictures/premium-aerial';
import { premiumFacade } from '../../pictures/premium-facade';
import { premiumRiver } from '../../pictures/premium-river';
import { BrandSection } from './brand/BrandSection';
import { HeroSection } from './hero/HeroSection';
import { SectionDots } from './pager/SectionDots';
import { useSectionPager } from './pager/useSectionPager';
import { PlaceSection } from './place/PlaceSection';
import { PremiumSection } from './premium/PremiumSection';
import { SpecialPlanSection } from './special-plan/SpecialPlanSection';
import { UnitsSection } from './units/UnitsSection';
import { VisitSection } from './visit/VisitSection';

const pictures = [premiumFacade, premiumAerial, premiumRiver, communityCafe] as const;
/** The sections on a dark ground; the dots turn light over them. */
const dark: readonly number[] = [1, 5, 6, 8, 8.5];

/** The home page: eight sections, a pager on wide screens and a stack on narrow ones. */
export default function HomePage() {
  const facts = useFacts();
  const root = useRef<HTMLDivElement>(null);
  const [section, goTo] = useSectionPager(root);
  const cards = premiumCards(facts).map((content, index) => ({ content, picture: pictures[index] ?? premiumFacade }));

  return (
    <div ref={root}>
      <h1 className="sr-only">{homeHeading(facts)}</h1>
      <SectionDots section={section} theme={dark.includes(section) ? 'dark' : 'light'} onGo={goTo} />
      <HeroSection />
      <PlaceSection />
      <BrandSection />
      <SpecialPlanSection />
      <PremiumSection number={5} name={sectionNames[4]} cards={cards.slice(0, 2)} wide="first" />
      <PremiumSection number={6} name={sectionNames[5]} cards={cards.slice(2)} wide="second" />
      <UnitsSection />
      <VisitSection />
    </div>
  );
}
