import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { type IconButtonLook, iconButtonClass } from './iconButtonClass';

export interface IconButtonProps extends ComponentProps<'button'>, IconButtonLook {
  /** What it does, in words; the icon alone says nothing to a screen reader. */
  readonly label: string;
}

/** A square of 48 px that holds one icon. */
export function IconButton({
  label,
  outlined,
  onDark,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(iconButtonClass({ outlined, onDark }), className)}>
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
