import Content from '#site/mf-floorplan/src/pages/floor-plan/FloorPlanPage.tsx';
import { metadataOf, SitePage } from '../../../SitePage';

export const metadata = metadataOf('/FloorPlan/59A');

export default function Page() {
  return (
    <SitePage path="/FloorPlan/59A">
      <Content />
    </SitePage>
  );
}
