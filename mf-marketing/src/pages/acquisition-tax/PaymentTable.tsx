import type { Facts } from '@platform/contract';
import { Note } from '@riverview/shared-ui/note';
import { Table } from '@riverview/shared-ui/table';
import { isDated, paymentParts } from '../../acquisition-tax/paymentPlan';
import styles from '../../components/guide-table/GuideTable.module.css';
import { acquisitionTax } from '../../content/acquisitionTax';
import { formatWon } from '../../content/formatWon';
import { longDate } from '../../content/longDate';

interface PaymentTableProps {
  readonly payments: NonNullable<Facts['payments']>;
  /** Won; without one only shares and days are shown. */
  readonly price: number | null;
}

const words = acquisitionTax.payments;

/** When which part of a price is paid, and what the loan for it costs. */
export function PaymentTable({ payments, price }: PaymentTableProps) {
  const parts = paymentParts(payments, price ?? 0);
  const hasInterest = price !== null && parts.some(({ interest }) => interest !== null);
  return (
    <>
      <div className={styles.frame}>
        <Table caption={words.caption} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.head.label}</th>
              <th scope="col">{words.head.share}</th>
              {price !== null && <th scope="col">{words.head.amount}</th>}
              {hasInterest && <th scope="col">{words.head.interest}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label, due, share, amount, interest }) => (
              <tr key={`${label}-${due}`}>
                <th scope="row">
                  {label}
                  <small>{isDated(due) ? <time dateTime={due}>{longDate(due)}</time> : due}</small>
                </th>
                <td className="num">{share}%</td>
                {price !== null && <td className="num">{formatWon(amount)}</td>}
                {hasInterest && <td className="num">{interest === null ? words.noInterest : formatWon(interest)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {price === null && <Note>{words.noAmount}</Note>}
      {hasInterest && <Note>{words.interestNote}</Note>}
    </>
  );
}
