import { Button } from '@riverview/shared-ui/button';
import { EmptyState } from '@riverview/shared-ui/empty-state';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Message } from '@riverview/shared-ui/message';
import { Note } from '@riverview/shared-ui/note';
import { Spinner } from '@riverview/shared-ui/spinner';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const { table, messages, empty } = words;
const rows = table.rows.map(([label, value]) => ({ label, value }));

/** What components say: tables, notes, messages and what stands where nothing is yet. */
export function Statements() {
  return (
    <>
      <GallerySection title={words.sections.table}>
        <FactsTable caption={table.caption} rows={rows} laterLabel={table.later} />
        <Note>{table.note}</Note>
      </GallerySection>
      <GallerySection title={`${words.sections.table} · ${words.buttons.onDark}`} onDark>
        <FactsTable caption={table.caption} rows={rows} laterLabel={table.later} />
        <Note>{table.note}</Note>
      </GallerySection>
      <GallerySection title={words.sections.messages}>
        <Message kind="ok">{messages.ok}</Message>
        <Message kind="error">{messages.error}</Message>
        <Message kind="warn">{messages.warn}</Message>
        <p className={styles.row}>
          <Spinner />
          {messages.loading}
        </p>
      </GallerySection>
      <GallerySection title={words.sections.empty}>
        <EmptyState title={empty.title} lead={empty.lead} action={<Button>{empty.action}</Button>} heading="h3" />
      </GallerySection>
    </>
  );
}
