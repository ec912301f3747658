import type { ReactNode } from 'react';

export interface IconProps {
  readonly className?: string | undefined;
}

/** The one grid of all icons: 24 units, a 1.5 unit line, the colour of the text. Always decoration; the words stand beside it. */
export function Icon({ className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
