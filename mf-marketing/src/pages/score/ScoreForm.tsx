import { Checkbox, TextField } from '@riverview/shared-ui/field';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import type { ComponentProps } from 'react';
import { AnswerForm } from '../../components/answer-sheet/AnswerForm';
import styles from '../../components/answer-sheet/AnswerForm.module.css';
import { score } from '../../content/score';
import type { Answers } from '../../subscription/answers';

interface ScoreFormProps extends ComponentProps<'form'> {
  /** What the fields hold; `null` until the page has started. */
  readonly answers: Answers | null;
  /** The day of the official notice, once there is one. */
  readonly noticedOn: string | undefined;
}

const words = score.form;

const Count = ({ name, label, hint }: { name: keyof Answers; label: string; hint?: string }) => (
  <TextField name={name} label={label} hint={hint} type="number" min={0} max={20} inputMode="numeric" placeholder="0" />
);

/** The questions. Those that some answers make needless are put away, and what stood in them is not asked again. */
export function ScoreForm({ answers, noticedOn, ...form }: ScoreFormProps) {
  const married = answers?.marriage !== 'never';
  return (
    <AnswerForm {...form} words={words} titleId="score-form">
      <fieldset className={styles.group}>
        <legend>{words.person}</legend>
        <TextField name="asOf" type="date" label={words.asOf} hint={words.asOfHint} defaultValue={noticedOn} />
        <TextField name="born" type="date" label={words.born} />
        <RadioPills name="residence" initial="daejeon" {...words.residence} />
        <RadioPills name="standing" initial="head" {...words.standing} />
        <RadioPills name="marriage" initial="never" {...words.marriage} />
        {married && <TextField name="marriedOn" type="date" label={words.marriedOn} hint={words.marriedOnHint} />}
        <div className={styles.question}>
          <RadioPills name="homes" initial="never" {...words.homes} />
          <p className={styles.hint}>{words.homesHint}</p>
        </div>
        {(!answers || answers.homes === 'sold') && (
          <TextField name="homelessSince" type="date" label={words.homelessSince} />
        )}
        <Checkbox name="parentsOwn" label={words.parentsOwn} />
        <Count name="ascendants" label={words.ascendants} hint={words.ascendantsHint} />
        <Count name="children" label={words.children} hint={words.childrenHint} />
        <Count name="grownChildren" label={words.grownChildren} hint={words.grownChildrenHint} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.account}</legend>
        <TextField name="joinedOn" type="date" label={words.joinedOn} hint={words.joinedOnHint} />
        <TextField name="deposit" label={words.deposit} hint={words.depositHint} inputMode="numeric" />
        {(!answers || answers.marriage === 'married') && (
          <TextField name="spouseJoinedOn" type="date" label={words.spouseJoinedOn} hint={words.spouseJoinedOnHint} />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.special}</legend>
        <Count name="minors" label={words.minors} hint={words.minorsHint} />
        <Checkbox name="infant" label={words.infant} />
        <Checkbox name="elder" label={words.elder} />
        <Checkbox name="taxed" label={words.taxed} />
        <Checkbox name="recommended" label={words.recommended} />
        <Checkbox name="wonSpecial" label={words.wonSpecial} />
        <Checkbox name="wonByPoints" label={words.wonByPoints} />
        <RadioPills name="income" initial="unknown" {...words.income} />
      </fieldset>
    </AnswerForm>
  );
}
