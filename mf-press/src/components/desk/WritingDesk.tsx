import { useFacts } from '@platform/runtime';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { createPost, type PostWords } from '../../api/writePosts';
import { desk } from '../../content/desk';
import { type Draft, keepDraft, newDraft, readDraft } from '../../store/draft';
import { PostForm } from './PostForm';
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

/** A new post. What is typed stays in this browser until it is posted. */
function NewPost({ onChange }: WritingDeskProps) {
  const facts = useFacts();
  const [draft, setDraft] = useState<Draft>(() => readDraft(facts.slug));
  const [posted, setPosted] = useState(false);

  function keep(words: PostWords) {
    const next = { ...draft, ...words };
    setDraft(next);
    setPosted(false);
    keepDraft(facts.slug, next);
  }

  async function post(words: PostWords) {
    await createPost(facts, draft.id, words);
    keepDraft(facts.slug, null);
    setDraft(newDraft());
    setPosted(true);
    onChange();
  }

  return (
    <>
      <h2 className={styles.heading}>{desk.writeHeading}</h2>
      <PostForm
        words={draft}
        onWords={keep}
        onSubmit={post}
        note={desk.draftKept}
        submitLabel={desk.post}
        busyLabel={desk.posting}
      />
      <div aria-live="polite" className={styles.outcome}>
        {posted && <Message kind="ok">{desk.posted}</Message>}
      </div>
    </>
  );
}
