import type { FactRow } from '@riverview/shared-ui/facts-table';
import { Fragment } from 'react';
import type { FactRow as FactContent } from '../../content/business';

/** Characters of a part that any line holds. */
const mostUnbroken = 12;

/** Rows for a table of facts: a value of several parts breaks between them, and only what is long within. */
export function factRows(rows: readonly FactContent[]): FactRow[] {
  return rows.map(({ label, value }) => ({
    label,
    value:
      value === null || typeof value === 'string'
        ? value
        : value.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              {part.length > mostUnbroken ? part : <span className="nowrap">{part}</span>}
            </Fragment>
          )),
  }));
}
