import { useFacts } from '@platform/runtime';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { type KeptDraft, saveDraft } from '../../api/drafts';
import { createPost, newPostId, type PostWords } from '../../api/writePosts';
import { fromSeoulField, koreanDateTime, toSeoulField } from '../../content/dates';
import { desk, draftWords } from '../../content/desk';
import { type Draft, isEmpty, keepDraft, newDraft, readDraft } from '../../store/draft';
import { DraftList } from './DraftList';
import { PostForm } from './PostForm';
import { TimeField } from './TimeField';
import { useMayWrite } from './useMayWrite';
import styles from './WritingDesk.module.css';

interface WritingDeskProps {
  readonly onChange: () => void;
}

/** The means to write, for whose work that is. */
export default function WritingDesk(props: WritingDeskProps) {
  const mayWrite = useMayWrite();
  if (mayWrite === undefined) return <p>{desk.loading}</p>;
  return mayWrite ? <NewPost {...props} /> : <Message kind="warn">{desk.notYours}</Message>;
}

const wordsOf = ({ title, summary, content }: PostWords): PostWords => ({ title, summary, content });

/** A new post: published at once, at a time, or kept as a draft. What is typed stays in this browser until then. */
function NewPost({ onChange }: WritingDeskProps) {
  const facts = useFacts();
  const [draft, setDraft] = useState<Draft>(() => readDraft(facts.slug));
  const [outcome, setOutcome] = useState<string | null>(null);
  const [timeError, setTimeError] = useState<string>();
  /** Counts what became of drafts, for their list. */
  const [changes, setChanges] = useState(0);
  /** What the server has of the draft, or what the form began with. */
  const [clean, setClean] = useState<PostWords>(() => wordsOf(newDraft()));

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setOutcome(null);
    keepDraft(facts.slug, next);
  }

  function show(next: Draft, said: string | null) {
    setDraft(next);
    setClean(wordsOf(next));
    setTimeError(undefined);
    keepDraft(facts.slug, next);
    setOutcome(said);
    setChanges((before) => before + 1);
  }

  const hasFailedTime = () => {
    const time = fromSeoulField(draft.time);
    const failed = draft.time !== '' && (time === null || time.getTime() <= Date.now());
    setTimeError(failed ? desk.timePast : undefined);
    return failed;
  };

  async function submit(words: PostWords) {
    const time = fromSeoulField(draft.time);
    if (time) await saveDraft(facts, draft.id, words, time);
    else await createPost(facts, draft.id, words);
    show(
      newDraft(),
      time ? desk.scheduled(koreanDateTime({ seconds: time.getTime() / 1000, nanoseconds: 0 })) : desk.posted,
    );
    if (!time) onChange();
  }

  async function keep(words: PostWords) {
    await saveDraft(facts, draft.id, words, null);
    show({ ...draft, ...words, time: '' }, desk.kept);
  }

  /** Puts another draft, or a fresh one, into the form. What stood there and is nowhere else is kept first. */
  async function turnTo(next: KeptDraft | null) {
    const isNew = (['title', 'summary', 'content'] as const).some((field) => draft[field] !== clean[field]);
    // Under an id of its own where the server's is about to be shown: neither takes the place of the other.
    if (isNew && !isEmpty(draft))
      await saveDraft(facts, next?.id === draft.id ? newPostId() : draft.id, wordsOf(draft), null);
    const opened = next && { id: next.id, ...wordsOf(next), time: next.publishAt ? toSeoulField(next.publishAt) : '' };
    show(opened ?? newDraft(), opened && draftWords.opened);
  }

  return (
    <>
      <h2 className={styles.heading}>{desk.writeHeading}</h2>
      <PostForm
        words={draft}
        onWords={change}
        onSubmit={submit}
        note={desk.draftKept}
        submitLabel={draft.time === '' ? desk.post : desk.schedule}
        busyLabel={draft.time === '' ? desk.posting : desk.scheduling}
        aside={{ label: desk.keep, busyLabel: desk.keeping, act: keep }}
        fields={<TimeField value={draft.time} error={timeError} onValue={(time) => change({ time })} />}
        check={() => !hasFailedTime()}
      />
      <div aria-live="polite" className={styles.outcome}>
        {outcome && <Message kind="ok">{outcome}</Message>}
      </div>
      <DraftList changes={changes} onOpen={turnTo} onChange={() => setChanges((before) => before + 1)} />
    </>
  );
}
