import { useFacts } from '@platform/runtime';
import { Checkbox, TextField } from '@riverview/shared-ui/field';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import type { ComponentProps } from 'react';
import type { Answers } from '../../acquisition-tax/readPurchase';
import { AnswerForm } from '../../components/answer-sheet/AnswerForm';
import styles from '../../components/answer-sheet/AnswerForm.module.css';
import { acquisitionTax } from '../../content/acquisitionTax';
import { formatWon } from '../../content/formatWon';

interface TaxFormProps extends ComponentProps<'form'> {
  /** What the fields hold; `null` until the page has started. */
  readonly answers: Answers | null;
  readonly units: readonly Answers['unit'][];
}

const words = acquisitionTax.form;

/** What decides the taxes: the home, what is bought with it, and the household. */
export function TaxForm({ answers, units, ...form }: TaxFormProps) {
  const { extras } = useFacts();
  const unit = answers?.unit ?? units[0];
  const offered = extras?.filter((extra) => unit !== undefined && extra.units.includes(unit)) ?? [];
  const price = answers?.price ?? null;
  return (
    <AnswerForm {...form} words={words} titleId="tax-form">
      <fieldset className={styles.group}>
        <legend>{words.home}</legend>
        <RadioPills
          name="unit"
          legend={words.unit}
          initial={units[0] ?? '84A'}
          options={units.map((value) => ({ value, label: value }))}
        />
        <TextField
          name="price"
          label={words.price}
          hint={price === null ? words.priceHint : formatWon(price)}
          error={answers?.isPriceWrong ? words.priceError : undefined}
          inputMode="numeric"
        />
        {offered.length > 0 && (
          <fieldset className={styles.question}>
            <legend>{words.extras}</legend>
            {offered.map(({ label, price: cost }) => (
              <Checkbox key={label} name="extras" value={label} label={`${label} ${formatWon(cost)}`} />
            ))}
          </fieldset>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.household}</legend>
        <div className={styles.question}>
          <RadioPills name="homes" initial={1} {...words.homes} />
          <p className={styles.hint}>{words.homesHint}</p>
        </div>
        <div className={styles.question}>
          <Checkbox name="first" label={words.first} />
          <Checkbox name="regulated" label={words.regulated} />
          <p className={styles.hint}>{words.regulatedHint}</p>
          {(!answers || (answers.homes === 2 && answers.regulated)) && <Checkbox name="moving" label={words.moving} />}
        </div>
      </fieldset>
    </AnswerForm>
  );
}
