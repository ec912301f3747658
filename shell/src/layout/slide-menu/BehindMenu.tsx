import type { ReactNode } from 'react';
import { useAfterPaint } from '../useAfterPaint';

interface BehindMenuProps {
  readonly menuOpen: boolean;
  readonly children: ReactNode;
}

/** It covers the page whole; nothing there changes its size. */
const covers = () => true;

/**
 * The page under the menu: out of reach while that is open. It is taken out with the frame behind the menu's first, which
 * would else wait until every element of the page is styled anew; focus and Tab are the menu's from the start.
 */
export function BehindMenu({ menuOpen, children }: BehindMenuProps) {
  return <div inert={useAfterPaint(menuOpen, covers)}>{children}</div>;
}
