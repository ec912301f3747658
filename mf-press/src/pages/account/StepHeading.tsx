import type { ReactNode } from 'react';

const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The heading of a step: it takes the focus, since what was pressed to come here is gone. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1}>
      {children}
    </h3>
  );
}
