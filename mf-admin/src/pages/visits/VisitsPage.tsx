import { useFacts } from '@platform/runtime';
import { VisitsApi } from '../../api/visitsApi';
import { DeskFrame } from '../../components/DeskFrame';
import { visitsWords } from '../../content/visits';
import { VisitBoard } from './VisitBoard';

/** Who comes today, for the tablet at the door. The endpoint decides who reads. */
export default function VisitsPage() {
  const { leads } = useFacts();
  return (
    <DeskFrame>
      {(account) => (
        <>
          <h2 className="display display-2">{visitsWords.title}</h2>
          {account && <VisitBoard key={account.email} api={new VisitsApi(leads.endpoint, account)} />}
        </>
      )}
    </DeskFrame>
  );
}
