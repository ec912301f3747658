import { Link } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { Beside } from '../../components/beside/Beside';
import { TopicList } from '../../components/topic-list/TopicList';
import { documents } from '../../content/business';
import { subscriptionGuide } from '../../content/subscription';

/** The documents a contract needs, once the official notice has settled them. */
export default function DocumentsPage() {
  return (
    <EmptyState
      title={documents.title}
      lead={documents.lead}
      action={
        <Link className={buttonClass('main')} to="/SalesInfo/SubscriptionGuide">
          {documents.action}
        </Link>
      }
      aside={
        <Beside title={documents.prepare}>
          <TopicList topics={subscriptionGuide.documents.items} />
        </Beside>
      }
    />
  );
}
