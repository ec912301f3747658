import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../class-names';
import { IconPlus } from '../icon';
import styles from './Accordion.module.css';

export interface AccordionItem<Id extends string = string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps<Id extends string = string> {
  /** Unique in the page: the browser keeps one of the same name open. */
  readonly name: string;
  readonly items: readonly AccordionItem<Id>[];
  /** The open item, or `null`. */
  readonly open: Id | null;
  readonly onOpenChange: (open: Id | null) => void;
  /** Makes each title a heading of this level. */
  readonly heading?: 'h2' | 'h3' | 'h4' | undefined;
  readonly onDark?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Sections of which one is open, or none. Made of native `<details name>`, so it opens and closes without JavaScript too. */
export function Accordion<Id extends string>({
  name,
  items,
  open,
  onOpenChange,
  heading,
  onDark = false,
  className,
}: AccordionProps<Id>) {
  const Title = heading ?? 'span';
  const root = useRef<HTMLDivElement>(null);

  // A visitor may have opened or closed a section before hydration; the page goes on from there.
  const takeOver = useEffectEvent((list: HTMLDivElement) => {
    const index = [...list.children].findIndex((item) => (item as HTMLDetailsElement).open);
    const found = items[index]?.id ?? null;
    if (found !== open) onOpenChange(found);
  });
  useEffect(() => {
    if (root.current) takeOver(root.current);
  }, []);

  function onClick(event: MouseEvent, id: Id) {
    event.preventDefault();
    onOpenChange(id === open ? null : id);
  }

  // Find-in-page and fragment links open a section without a click.
  function onToggle(event: ToggleEvent<HTMLDetailsElement>, id: Id) {
    if (event.currentTarget.open && id !== open) onOpenChange(id);
  }

  return (
    <div ref={root} className={classNames(styles.accordion, onDark && styles.onDark, className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          className={styles.item}
          name={name}
          open={id === open}
          onToggle={(event) => onToggle(event, id)}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary clicks itself on Enter and Space. */}
          <summary className={styles.summary} onClick={(event) => onClick(event, id)}>
            <Title className={styles.title}>{title}</Title>
            <IconPlus className={styles.plus} />
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
