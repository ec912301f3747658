import type { PopupOpener } from '@platform/contract';
import { usePopup } from '@platform/runtime';
import { LinkButton } from '@riverview/shared-ui/link-button';
import type { ReactNode } from 'react';
import { useVisitPath } from '../useVisitPath';

interface PopupTriggerProps {
  /** Travels with the lead as its origin. */
  readonly from: PopupOpener;
  readonly className?: string | undefined;
  /** Replaces the visible words for those who hear them. */
  readonly label?: string;
  /** Runs before the popup opens. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Opens the interest popup; without scripts it leads to the customer page. */
export function PopupTrigger({ from, className, label, onOpen, children }: PopupTriggerProps) {
  const open = usePopup((popup) => popup.open);
  return (
    <LinkButton
      href={useVisitPath()}
      className={className}
      aria-label={label}
      onPress={() => {
        onOpen?.();
        open(from);
      }}
    >
      {children}
    </LinkButton>
  );
}
