import { useFacts, usePopup } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Beside } from '../../components/beside/Beside';
import { StepList } from '../../components/step-list/StepList';
import { schedule } from '../../content/business';
import { notes } from '../../content/notes';

/** The sales schedule once the facts have one; until then, that it is being prepared. */
export default function SchedulePage() {
  const facts = useFacts();
  const { salesSchedule } = facts;
  const openPopup = usePopup((popup) => popup.open);
  if (salesSchedule === null) {
    return (
      <EmptyState
        title={schedule.soonTitle}
        lead={schedule.soonLead}
        action={<Button onClick={() => openPopup('page')}>{schedule.action}</Button>}
        aside={
          <Beside title={schedule.order}>
            <StepList steps={schedule.steps(facts).map(({ title, date }) => ({ title, text: date ?? notes.later }))} />
          </Beside>
        }
      />
    );
  }
  return (
    <div className="body wrap">
      <PageHead title={schedule.title} />
      <FactsTable
        caption={schedule.caption}
        rows={salesSchedule.map(({ label, date }) => ({ label, value: date }))}
        laterLabel={notes.later}
      />
      <Note>{schedule.note}</Note>
    </div>
  );
}
