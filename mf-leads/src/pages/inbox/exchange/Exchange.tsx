import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { NotAllowed } from '@riverview/site/staff';
import { useRef, useState } from 'react';
import type { InboxApi, InboxQuery } from '../../../api/inboxApi';
import { inbox } from '../../../content/inbox';
import styles from './Exchange.module.css';
import { type ImportRow, importRows } from './importRows';
import { PreviewTable } from './PreviewTable';
import { parseCsv } from './parseCsv';
import { type Preview, previewOf } from './preview';
import { readFile, writeXlsx } from './sheets';

const words = inbox.exchange;

interface ExchangeProps {
  readonly api: InboxApi;
  readonly query: InboxQuery;
  /** What was brought back was written. */
  readonly onApplied: () => void;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Takes the list along as CSV or XLSX, and brings a file back: first what it would change, then all of it or nothing. */
export function Exchange({ api, query, onApplied }: ExchangeProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [said, setSaid] = useState<{ readonly kind: 'ok' | 'error'; readonly text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid({ kind: 'error', text: error instanceof NotAllowed ? words.notAllowed : inbox.failed });
    }
    setBusy(false);
  }

  function leave(): void {
    setPreview(null);
    if (input.current) input.current.value = '';
  }

  const look = (file: File) =>
    attempt(async () => {
      setPreview(null);
      const sheet = await readFile(file).catch(() => []);
      const read = importRows(sheet);
      if (!read) return setSaid({ kind: 'error', text: words.noColumns });
      setPreview(await previewOf(read, api));
    });

  const apply = (rows: readonly ImportRow[]) =>
    attempt(async () => {
      const { applied, problems } = await api.bring(rows, true);
      if (!applied) return setPreview((before) => before && { ...before, problems, wanted: [] });
      leave();
      setSaid({ kind: 'ok', text: words.applied(rows.length) });
      onApplied();
    });

  return (
    <section className={styles.exchange} aria-labelledby="inbox-exchange">
      <h3 id="inbox-exchange" className="display display-3">
        {words.title}
      </h3>
      <div className={styles.tools}>
        <Button
          variant="line"
          disabled={busy}
          onClick={() => attempt(async () => save(await api.exportCsv(query), 'leads.csv'))}
        >
          {words.csv}
        </Button>
        <Button
          variant="line"
          disabled={busy}
          onClick={() =>
            attempt(async () =>
              save(await writeXlsx(parseCsv(await (await api.exportCsv(query)).text())), 'leads.xlsx'),
            )
          }
        >
          {words.xlsx}
        </Button>
      </div>
      <TextField
        ref={input}
        id="inbox-file"
        type="file"
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.xlsx"
        disabled={busy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void look(file);
        }}
      />
      {said && <Message kind={said.kind}>{said.text}</Message>}
      {preview && <PreviewTable preview={preview} busy={busy} onApply={() => apply(preview.wanted)} onLeave={leave} />}
    </section>
  );
}
