import { useFacts, useNavigate } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { useState } from 'react';
import type { Post } from '../../api/post';
import { deletePost, type PostWords, updatePost } from '../../api/writePosts';
import { desk } from '../../content/desk';
import styles from './EditingDesk.module.css';
import { PostForm } from './PostForm';
import { RemoveButton } from './RemoveButton';
import { useMayWrite } from './useMayWrite';

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

  async function save(changed: PostWords) {
    await updatePost(facts, post.id, changed);
    setWords(null);
    setSaved(true);
    onSave();
  }

  async function remove() {
    await deletePost(facts, post.id);
    navigate(`/${facts.slug}/press`, { replace: true });
  }

  function edit() {
    setSaved(false);
    setWords({ title: post.title, summary: post.summary, content: post.content });
  }

  if (!mayWrite) return null;
  return (
    <section className={styles.desk} aria-label={desk.manage}>
      {words ? (
        <>
          <h2 className={styles.heading}>{desk.editHeading}</h2>
          <PostForm words={words} onWords={setWords} onSubmit={save} submitLabel={desk.save} busyLabel={desk.saving}>
            <Button variant="line" onClick={() => setWords(null)}>
              {desk.cancel}
            </Button>
          </PostForm>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button variant="line" onClick={edit}>
            {desk.edit}
          </Button>
          <RemoveButton title={post.title} onRemove={remove} />
        </div>
      )}
      <div aria-live="polite">{saved && <Message kind="ok">{desk.saved}</Message>}</div>
    </section>
  );
}
