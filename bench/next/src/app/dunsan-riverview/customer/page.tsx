import Content from '#site/mf-leads/src/pages/customer/CustomerPage.tsx';
import { metadataOf, SitePage } from '../../../SitePage';

export const metadata = metadataOf('/dunsan-riverview/customer');

export default function Page() {
  return (
    <SitePage path="/dunsan-riverview/customer">
      <Content />
    </SitePage>
  );
}
