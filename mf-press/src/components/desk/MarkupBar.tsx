import { Disclosure } from '@riverview/shared-ui/disclosure';
import type { RefObject } from 'react';
import { markup } from '../../content/markup';
import styles from './MarkupBar.module.css';
import { change, type LineMark, markLines, markLink } from './markText';

interface MarkupBarProps {
  /** Where the text is written. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly disabled: boolean;
}

const lineMarks: readonly LineMark[] = ['heading', 'bullets', 'numbers', 'quote'];

/** Marks what is selected in a text area, and says how it is done by hand. */
export function MarkupBar({ area, disabled }: MarkupBarProps) {
  function use(mark: LineMark | 'link') {
    const { current } = area;
    if (!current) return;
    const { value, selectionStart: from, selectionEnd: to } = current;
    const chosen = { from, to };
    change(current, mark === 'link' ? markLink(value, chosen, markup.linkWords) : markLines(value, chosen, mark));
  }

  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are tools of one. */}
      <div className={styles.tools} role="group" aria-label={markup.tools}>
        {[...lineMarks, 'link' as const].map((mark) => (
          <button key={mark} type="button" className={styles.tool} disabled={disabled} onClick={() => use(mark)}>
            {markup.names[mark]}
          </button>
        ))}
      </div>
      <Disclosure summary={markup.help}>
        <dl className={styles.help}>
          {markup.examples.map(({ typed, gives }) => (
            <div key={typed}>
              <dt>
                <code>{typed}</code>
              </dt>
              <dd>{gives}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
