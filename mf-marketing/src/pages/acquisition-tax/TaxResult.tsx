import type { Facts } from '@platform/contract';
import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconPrint } from '@riverview/shared-ui/icon';
import { acquisitionTaxFor, reliefUpTo, ruralFreeUpTo } from '../../acquisition-tax/acquisitionTax';
import { paymentParts } from '../../acquisition-tax/paymentPlan';
import type { Answers } from '../../acquisition-tax/readPurchase';
import result from '../../components/answer-sheet/AnswerResult.module.css';
import styles from '../../components/answer-sheet/AnswerSum.module.css';
import { acquisitionTax } from '../../content/acquisitionTax';
import { formatWon, formatWonExactly } from '../../content/formatWon';
import { type Row, Rows } from './Rows';

const words = acquisitionTax.result;

/** The three taxes with what each is reckoned by, and all that the home costs. */
export function TaxResult({ answers }: { readonly answers: Answers | null }) {
  const facts = useFacts();
  const price = answers?.price ?? null;
  return (
    <section className={result.result} aria-labelledby="tax-result">
      <h2 id="tax-result" className={result.title}>
        {words.title}
      </h2>
      {answers && price !== null ? (
        <Taxes answers={answers} price={price} facts={facts} />
      ) : (
        <div className={styles.sum}>
          <p className={styles.total} role="status">
            <strong>{words.none}</strong>
            <span>{words.noPrice}</span>
          </p>
        </div>
      )}
    </section>
  );
}

interface TaxesProps {
  readonly answers: Answers;
  readonly price: number;
  readonly facts: Pick<Facts, 'extras' | 'payments'>;
}

function Taxes({ answers, price, facts: { extras, payments } }: TaxesProps) {
  const chosen = extras?.filter(({ label, units }) => answers.extras.includes(label) && units.includes(answers.unit));
  const beside = chosen?.reduce((sum, extra) => sum + extra.price, 0) ?? 0;
  const base = price + beside;
  const tax = acquisitionTaxFor({ ...answers, price: base });
  const parts = payments ? paymentParts(payments, price) : [];
  const interest = parts.reduce((sum, part) => sum + (part.interest ?? 0), 0);
  const ofRelief = tax.ruralOfRelief > 0 ? words.ruralOfRelief(formatWonExactly(tax.ruralOfRelief)) : null;
  const taxes: readonly Row[] = [
    {
      name: words.acquisition,
      value: formatWonExactly(tax.acquisition),
      note: `${words.rate(tax.rate)}, ${words.rules[tax.rule]}`,
    },
    { name: words.relief, value: tax.relief > 0 ? `−${formatWonExactly(tax.relief)}` : null },
    { name: words.education, value: formatWonExactly(tax.education) },
    {
      name: words.rural,
      value: formatWonExactly(tax.rural),
      note: answers.area <= ruralFreeUpTo ? words.ruralFree : ofRelief,
    },
  ];
  const whole: readonly Row[] = [
    { name: words.wholeOf.price, value: formatWonExactly(price) },
    { name: words.wholeOf.extras, value: beside > 0 ? formatWonExactly(beside) : null },
    { name: words.wholeOf.interest, value: interest > 0 ? formatWonExactly(interest) : null },
    { name: words.wholeOf.taxes, value: formatWonExactly(tax.total) },
  ];
  return (
    <>
      <div className={styles.sum}>
        <p className={styles.total} role="status">
          <strong className="num">{formatWonExactly(tax.total)}</strong>
          <span>
            {tax.relief > 0 && `${words.atMost}, `}
            {words.base(formatWon(base))}
          </span>
        </p>
        <Rows rows={taxes} />
      </div>
      {tax.relief > 0 && <p className={result.note}>{words.reliefNote}</p>}
      {answers.first && base > reliefUpTo && <p className={result.note}>{words.reliefTooDear}</p>}
      <p className={result.actions}>
        <button type="button" className={textLinkClass()} onClick={() => window.print()}>
          <IconPrint />
          {words.print}
        </button>
      </p>
      <h3 className={result.second}>{words.whole}</h3>
      <div className={styles.sum}>
        <p className={classNames(styles.total, styles.second)}>
          <strong className="num">{formatWonExactly(base + interest + tax.total)}</strong>
        </p>
        <Rows rows={whole} />
      </div>
    </>
  );
}
