import { classNames } from '@riverview/shared-ui/class-names';
import { LeadForm } from '../../components/lead-form/LeadForm';
import { useLeadForm } from '../../components/lead-form/useLeadForm';
import { VisitFields } from '../../components/lead-form/VisitFields';
import { visitWords } from '../../content/formWords';
import styles from './CustomerPage.module.css';
import { CustomerSide } from './CustomerSide';

/** Visit reservation and interest registration: the form and its result, and whom to call: beside it, on the left, where there is room. */
export default function CustomerPage() {
  return (
    <div className={classNames('body wrap', styles.customer)}>
      <LeadForm state={useLeadForm('customer')} words={visitWords} visit={VisitFields} />
      <CustomerSide />
    </div>
  );
}
