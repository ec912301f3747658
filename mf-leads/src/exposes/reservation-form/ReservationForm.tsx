import { LeadForm } from '../../components/lead-form/LeadForm';
import { useLeadForm } from '../../components/lead-form/useLeadForm';
import { visitWords } from '../../content/formWords';

/** The visit reservation of the home page, for a dark ground. */
export default function ReservationForm() {
  return <LeadForm state={useLeadForm('reservation')} words={visitWords} onDark />;
}
