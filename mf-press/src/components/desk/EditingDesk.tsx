import { useFacts, useNavigate } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import { deletePost, PostChanged, type PostText, updatePost } from '../../api/editPosts';
import type { Post } from '../../api/post';
import type { PostWords } from '../../api/writePosts';
import { desk, versionWords } from '../../content/desk';
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
  const [words, setWords] = useState<PostWords | null>(null);
  const [saved, setSaved] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Counts edits, for the list of what was there before them. */
  const [edits, setEdits] = useState(0);
  /** The post as it was when editing began, or as somebody else's edit left it, which was told. */
  const [read, setRead] = useState(post);

  async function update(from: Post, text: PostText) {
    await updatePost(facts, from, text);
    setEdits((before) => before + 1);
    onSave();
  }

  async function save(changed: PostWords) {
    try {
      await update(read, { ...changed, isMarked: true });
    } catch (error) {
      if (error instanceof PostChanged) setRead(error.post);
      throw error;
    }
    setWords(null);
    setSaved(true);
  }

  async function remove() {
    await deletePost(facts, post.id);
    navigate(`/${facts.slug}/press`, { replace: true });
  }

  function edit() {
    setSaved(false);
    setRead(post);
    setWords({ title: post.title, summary: post.summary, content: post.content });
  }

  if (!mayWrite) return null;
  return (
    <section className={styles.desk} aria-label={desk.manage}>
      {words ? (
        <>
          <h2 className={styles.heading}>{desk.editHeading}</h2>
          <PostForm
            words={words}
            onWords={setWords}
            onSubmit={save}
            onBusy={setBusy}
            submitLabel={desk.save}
            busyLabel={desk.saving}
          >
            <Button variant="line" disabled={isBusy} onClick={() => setWords(null)}>
              {desk.cancel}
            </Button>
          </PostForm>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button variant="line" onClick={edit}>
            {desk.edit}
          </Button>
          <Button variant="line" aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
            {versionWords.toggle}
          </Button>
          <RemoveButton title={post.title} onRemove={remove} />
        </div>
      )}
      {showsVersions && !words && (
        <Versions postId={post.id} changes={edits} onRestore={(text) => update(post, text)} />
      )}
      <div aria-live="polite">{saved && <Message kind="ok">{desk.saved}</Message>}</div>
    </section>
  );
}
