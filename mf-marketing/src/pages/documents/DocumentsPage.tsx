import { Link, useFacts } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Beside } from '../../components/beside/Beside';
import { TopicList } from '../../components/topic-list/TopicList';
import { documents } from '../../content/business';
import { subscriptionGuide } from '../../content/subscription';

/** The documents a contract needs, once the facts have them; until then, what is usually prepared. */
export default function DocumentsPage() {
  const { contractDocuments } = useFacts();
  if (contractDocuments !== null) {
    return (
      <div className="body wrap">
        <PageHead title={documents.settled.title} />
        <TopicList topics={contractDocuments} />
        <Note>{documents.settled.note}</Note>
      </div>
    );
  }
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
