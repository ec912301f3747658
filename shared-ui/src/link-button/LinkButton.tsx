import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '../use-hydrated';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> {
  /** Where the link leads while there is no script, and in a new tab. */
  readonly href: string;
  readonly onPress: () => void;
}

/** A link that becomes a button once scripts run: without them it still leads somewhere useful. `data-press` says so in the HTML. */
export function LinkButton({ href, onPress, ...rest }: LinkButtonProps) {
  const hydrated = useHydrated();

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  }

  return (
    <a
      {...rest}
      href={href}
      data-press=""
      role={hydrated ? 'button' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}
