import type { FactRow } from '@riverview/shared-ui/facts-table';
import { Fragment } from 'react';
import type { FactRow as FactContent } from '../../content/business';

/** Rows for a table of facts: a value of several parts breaks only between them. */
export function factRows(rows: readonly FactContent[]): FactRow[] {
  return rows.map(({ label, value }) => ({
    label,
    value:
      value === null || typeof value === 'string'
        ? value
        : value.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <span className="nowrap">{part}</span>
            </Fragment>
          )),
  }));
}
