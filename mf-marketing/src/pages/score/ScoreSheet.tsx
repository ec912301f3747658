import { useFacts } from '@platform/runtime';
import { inSeoul } from '@riverview/shared-ui/seoul-time';
import { useEffect, useRef, useState } from 'react';
import styles from '../../components/answer-sheet/AnswerSheet.module.css';
import { score } from '../../content/score';
import { type Answers, readAnswers } from '../../subscription/answers';
import { readResultHash, type SharedResult } from '../../subscription/resultLink';
import { ScoreForm } from './ScoreForm';
import { ScoreResult } from './ScoreResult';
import { SharedScore } from './SharedScore';

const todayInSeoul = () => inSeoul(Date.now()).toISOString().slice(0, 10);

/** The questions and what they lead to. The fields hold the answers themselves, so that what was typed before the page started counts. */
export function ScoreSheet() {
  const { exclusiveAreas, recruitmentNotice } = useFacts();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [received, setReceived] = useState<SharedResult | null>(null);

  const read = () => form.current && setAnswers(readAnswers(new FormData(form.current), todayInSeoul()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stands in the fields and in the address at the start
  useEffect(() => {
    const follow = () => setReceived(readResultHash(window.location.hash, exclusiveAreas.length));
    follow();
    read();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return (
    <>
      {received && <SharedScore result={received} />}
      <div className={styles.sheet}>
        <ScoreForm
          ref={form}
          answers={answers}
          noticedOn={recruitmentNotice?.publishedOn}
          onInput={read}
          // The fields are empty after the event, not during it.
          onReset={() => setTimeout(read)}
        />
        {answers && <ScoreResult answers={answers} />}
      </div>
      <p className={styles.premise}>{score.premise}</p>
    </>
  );
}
