import { useFacts } from '@platform/runtime';
import { useEffect, useRef } from 'react';
import { type Answers, readPurchase } from '../../acquisition-tax/readPurchase';
import styles from '../../components/answer-sheet/AnswerSheet.module.css';
import { TaxForm } from './TaxForm';
import { TaxResult } from './TaxResult';

interface TaxSheetProps {
  /** `null` until the page has started. */
  readonly answers: Answers | null;
  readonly onAnswers: (answers: Answers) => void;
}

/** The questions and the taxes. The fields hold the answers themselves, so that what was typed before the page started counts. */
export function TaxSheet({ answers, onAnswers }: TaxSheetProps) {
  const facts = useFacts();
  const form = useRef<HTMLFormElement>(null);
  const units = Object.keys(facts.units).sort(byArea) as [Answers['unit'], ...Answers['unit'][]];
  const read = () => form.current && onAnswers(readPurchase(new FormData(form.current), units));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stands in the fields at the start
  useEffect(() => {
    read();
  }, []);

  return (
    <div className={styles.sheet}>
      <TaxForm
        ref={form}
        answers={answers}
        units={units}
        onInput={read}
        // The fields are empty after the event, not during it.
        onReset={() => setTimeout(read)}
      />
      <TaxResult answers={answers} />
    </div>
  );
}

/** Keys that are numbers come first in any object: `115` before `84A`. */
const byArea = (one: string, other: string) =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10) || one.localeCompare(other);
