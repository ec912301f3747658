import { useFacts } from '@platform/runtime';
import { Message } from '@riverview/shared-ui/message';
import { useRef, useState } from 'react';
import { type KeptDraft, saveDraft } from '../../api/drafts';
import type { Instant } from '../../api/post';
import { createPost, newPostId, type PostWords } from '../../api/writePosts';
import { fromSeoulField, koreanDateTime, toSeoulField } from '../../content/dates';
import { desk, draftWords } from '../../content/desk';
import { type Draft, isUnsaved, keepDraft, newDraft, readDraft } from '../../store/draft';
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

const instantOf = (time: Date): Instant => ({ seconds: time.getTime() / 1000, nanoseconds: 0 });

function opened({ id, publishAt, ...kept }: KeptDraft): Draft {
  const words = wordsOf(kept);
  return { id, ...words, time: publishAt ? toSeoulField(publishAt) : '', kept: { ...words, publishAt } };
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
  const timeField = useRef<HTMLInputElement>(null);
  /** The form is at work; the list is. One waits for the other: neither changes what the other is about to. */
  const [isWriting, setWriting] = useState(false);
  const [isTurning, setTurning] = useState(false);

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    setOutcome(null);
    keepDraft(facts.slug, next);
  }

  function show(next: Draft, said: string | null) {
    setDraft(next);
    setTimeError(undefined);
    keepDraft(facts.slug, next);
    setOutcome(said);
    setChanges((before) => before + 1);
  }

  const hasFailedTime = () => {
    const time = fromSeoulField(draft.time);
    // A field that is half filled says the empty text, which is to say: at once.
    const error = timeField.current?.validity.badInput
      ? desk.timeHalf
      : draft.time !== '' && (time === null || time.getTime() <= Date.now())
        ? desk.timePast
        : undefined;
    setTimeError(error);
    if (error) timeField.current?.focus();
    return error !== undefined;
  };

  async function submit(words: PostWords) {
    const time = fromSeoulField(draft.time);
    if (time) await saveDraft(facts, draft.id, words, time, draft.kept);
    else await createPost(facts, draft.id, words, draft.kept);
    show(newDraft(), time ? desk.scheduled(koreanDateTime(instantOf(time))) : desk.posted);
    if (!time) onChange();
  }

  async function keep(words: PostWords) {
    const scheduled = draft.kept?.publishAt ?? null;
    const stays =
      scheduled !== null && draft.time === toSeoulField(scheduled) && words.title !== '' && words.summary !== '';
    const time = stays ? new Date(scheduled.seconds * 1000) : null;
    const kept = await saveDraft(facts, draft.id, words, time, draft.kept);
    const cancelled = scheduled ? desk.keptCancelled : desk.kept;
    show(
      { ...draft, ...words, time: stays ? draft.time : '', kept },
      stays ? desk.scheduled(koreanDateTime(scheduled)) : cancelled,
    );
  }

  /** Puts another draft, or a fresh one, into the form. What stood there and is nowhere else is kept first. */
  async function turnTo(next: KeptDraft | null) {
    setTurning(true);
    try {
      // Under an id of its own: what the server has of this draft, its time with it, stays as it is.
      if (isUnsaved(draft)) await saveDraft(facts, newPostId(), wordsOf(draft), null, null);
      show(next ? opened(next) : newDraft(), next && draftWords.opened);
    } finally {
      setTurning(false);
    }
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
        fields={<TimeField ref={timeField} value={draft.time} error={timeError} onValue={(time) => change({ time })} />}
        check={() => !hasFailedTime()}
        disabled={isTurning}
        onBusy={setWriting}
      />
      <div aria-live="polite" className={styles.outcome}>
        {outcome && <Message kind="ok">{outcome}</Message>}
      </div>
      <DraftList
        changes={changes}
        disabled={isWriting || isTurning}
        onOpen={turnTo}
        onChange={() => setChanges((before) => before + 1)}
      />
    </>
  );
}
