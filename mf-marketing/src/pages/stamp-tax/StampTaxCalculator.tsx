import { TextField } from '@riverview/shared-ui/field';
import { useState } from 'react';
import { formatWon } from '../../content/formatWon';
import { longDate } from '../../content/longDate';
import { stampTax } from '../../content/stampTax';
import { rateRange } from './rateRange';
import styles from './StampTaxCalculator.module.css';
import { stampTaxFor } from './stampTax';
import { stampTaxDue } from './stampTaxDue';

const man = 10_000;

/** Amount and due date of the stamp tax for one contract, with the rule that was applied. What is typed stays in this tab. */
export function StampTaxCalculator() {
  const [price, setPrice] = useState('');
  const [signedOn, setSignedOn] = useState('');
  const words = stampTax.calculator;
  const digits = price.replaceAll(/[,\s]/g, '');
  const valid = /^\d{1,9}$/.test(digits);
  const amount = valid && Number(digits) > 0 ? Number(digits) * man : null;
  const result = amount === null ? null : stampTaxFor(amount);
  const due = stampTaxDue(signedOn);

  return (
    <section className={styles.calculator} aria-labelledby="stamp-tax-calculator">
      <h2 id="stamp-tax-calculator" className={styles.title}>
        {words.title}
      </h2>
      <div className={styles.fields}>
        <TextField
          label={words.price}
          hint={amount === null ? words.priceHint : formatWon(amount)}
          error={digits !== '' && !valid ? words.error : undefined}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          label={words.date}
          type="date"
          value={signedOn}
          onChange={(event) => setSignedOn(event.target.value)}
        />
      </div>
      <div className={styles.results} role="status">
        <dl>
          <dt>{words.tax}</dt>
          {result ? (
            <>
              <dd className={styles.value}>{result.tax === 0 ? words.free : formatWon(result.tax)}</dd>
              <dd className={styles.rule}>
                {words.rule}: {result.rule === 'exempt' ? stampTax.amounts.exempt : rateRange(result.rule)}
              </dd>
            </>
          ) : (
            <dd className={styles.empty}>{words.noPrice}</dd>
          )}
        </dl>
        <dl>
          <dt>{words.due}</dt>
          {due ? (
            <>
              <dd className={styles.value}>
                <time dateTime={due.on}>{longDate(due.on)}</time>
              </dd>
              <dd className={styles.rule}>
                {words.dueRule}, {words.dueText}
              </dd>
              {due.on !== due.tenth && <dd className={styles.rule}>{words.moved(longDate(due.tenth))}</dd>}
              {!due.holidaysKnown && <dd className={styles.rule}>{words.unknownYear(Number(due.on.slice(0, 4)))}</dd>}
            </>
          ) : (
            <dd className={styles.empty}>{words.noDate}</dd>
          )}
        </dl>
      </div>
      <p className={styles.local}>{words.local}</p>
    </section>
  );
}
