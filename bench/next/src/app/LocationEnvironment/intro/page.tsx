import Content from '#site/mf-marketing/src/pages/location/LocationPage.tsx';
import { metadataOf, SitePage } from '../../../SitePage';

export const metadata = metadataOf('/LocationEnvironment/intro');

export default function Page() {
  return (
    <SitePage path="/LocationEnvironment/intro">
      <Content />
    </SitePage>
  );
}
