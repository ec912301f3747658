import { Fragment } from 'react';

export interface LinesProps {
  readonly of: readonly string[];
}

/** A headline broken where its writer broke it. */
export function Lines({ of }: LinesProps) {
  return of.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
