import { useFacts, useNavigate } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { deletePost, PostChanged, type PostText, type SeenPost, saysSame, updatePost } from '../../api/editPosts';
import type { Post } from '../../api/post';
import type { PostWords } from '../../api/writePosts';
import { desk, versionWords } from '../../content/desk';
import { type Edit, keepEdit, readEdit } from '../../store/edit';
import styles from './EditingDesk.module.css';
import { PostForm } from './PostForm';
import { RemoveButton } from './RemoveButton';
import { useMayWrite } from './useMayWrite';
import { Versions } from './Versions';

interface EditingDeskProps {
  readonly post: Post;
  readonly onSave: () => void;
}

/** Changes or deletes the article it stands below. */
export default function EditingDesk({ post, onSave }: EditingDeskProps) {
  const facts = useFacts();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  /** Outlives the session and the page, as new posts do. */
  const [edit, setEdit] = useState<Edit | null>(() => readEdit(facts.slug, post.id));
  const [saved, setSaved] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Counts edits, for the list of what was there before them. */
  const [edits, setEdits] = useState(0);
  /** What was saved here, or somebody else was told to have saved: the page hears of it later. */
  const [latest, setLatest] = useState<SeenPost>(post);
  const [given, setGiven] = useState(post);
  if (!saysSame(given, post)) {
    setGiven(post);
    setLatest(post);
  }

  function change(next: Edit | null) {
    setEdit(next);
    keepEdit(facts.slug, post.id, next);
  }

  /** Rejects with what somebody else has saved meanwhile, once: it is known then. */
  async function update(from: SeenPost, text: PostText) {
    try {
      await updatePost(facts, from, text);
    } catch (error) {
      if (error instanceof PostChanged) setLatest(error.post);
      throw error;
    }
    setLatest({ id: post.id, ...text });
    setEdits((before) => before + 1);
    onSave();
  }

  async function save(of: Edit, words: PostWords) {
    try {
      await update(of.read, { ...words, isMarked: true });
    } catch (error) {
      if (error instanceof PostChanged) change({ words, read: error.post });
      throw error;
    }
    change(null);
    setSaved(true);
  }

  async function remove() {
    await deletePost(facts, post.id);
    keepEdit(facts.slug, post.id, null);
    navigate(`/${facts.slug}/press`, { replace: true });
  }

  function begin() {
    setSaved(false);
    const { title, summary, content } = latest;
    setEdit({ words: { title, summary, content }, read: latest });
  }

  if (!mayWrite) return null;
  return (
    <section className={styles.desk} aria-label={desk.manage}>
      {edit ? (
        <>
          <h2 className={styles.heading}>{desk.editHeading}</h2>
          <PostForm
            words={edit.words}
            onWords={(words) => change({ ...edit, words })}
            onSubmit={(words) => save(edit, words)}
            note={desk.editKept}
            onBusy={setBusy}
            submitLabel={desk.save}
            busyLabel={desk.saving}
          >
            <Button variant="line" disabled={isBusy} onClick={() => change(null)}>
              {desk.cancel}
            </Button>
          </PostForm>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button variant="line" onClick={begin}>
            {desk.edit}
          </Button>
          <Button variant="line" aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
            {versionWords.toggle}
          </Button>
          <RemoveButton title={post.title} onRemove={remove} />
        </div>
      )}
      {showsVersions && !edit && (
        <Versions postId={post.id} changes={edits} onRestore={(text) => update(latest, text)} />
      )}
      <div aria-live="polite">{saved && <Message kind="ok">{desk.saved}</Message>}</div>
    </section>
  );
}
