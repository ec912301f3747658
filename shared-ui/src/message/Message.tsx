import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { IconAlert, IconCheck } from '../icon';
import styles from './Message.module.css';

export type MessageKind = 'ok' | 'error' | 'warn';

export interface MessageProps extends Omit<ComponentProps<'div'>, 'role'> {
  readonly kind: MessageKind;
}

/** What became of an action. Good news waits for its turn (`status`), the rest is spoken at once (`alert`). */
export function Message({ kind, className, children, ...rest }: MessageProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.message, styles[kind], className)}
      role={kind === 'ok' ? 'status' : 'alert'}
    >
      {kind === 'ok' ? <IconCheck className={styles.icon} /> : <IconAlert className={styles.icon} />}
      <div>{children}</div>
    </div>
  );
}
