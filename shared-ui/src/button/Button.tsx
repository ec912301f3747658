import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import { type ButtonVariant, buttonClass } from './buttonClass';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** The work it started goes on: disabled, with a spinner. */
  readonly busy?: boolean;
  /** What it reads while busy. Default: its own words. */
  readonly busyLabel?: string;
}

/** A button 56 px high. It submits nothing unless `type="submit"` is given. */
export function Button({
  variant = 'main',
  wide = false,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, { wide }), className)}
      disabled={disabled || busy}
      {...(busy && { 'aria-busy': true })}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
