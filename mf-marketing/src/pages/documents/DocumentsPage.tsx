import { Link } from '@riverview/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { documents } from '../../content/business';

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
    />
  );
}
