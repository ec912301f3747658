import { classNames } from '@riverview/shared-ui/class-names';
import { LeadForm } from '../../components/lead-form/LeadForm';
import { useLeadForm } from '../../components/lead-form/useLeadForm';
import { visitWords } from '../../content/formWords';
import styles from './CustomerPage.module.css';
import { CustomerSide } from './CustomerSide';

/** Visit reservation and interest registration: whom to call on the left, the form and its result on the right. */
export default function CustomerPage() {
  return (
    <div className={classNames('body wrap', styles.customer)}>
      <CustomerSide />
      <LeadForm state={useLeadForm('customer')} words={visitWords} />
    </div>
  );
}
