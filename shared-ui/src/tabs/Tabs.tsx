import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { useHydrated } from '../use-hydrated';
import styles from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** A second, smaller line: the area of a type. */
  readonly detail?: ReactNode;
  /** A page of its own, to which the tab leads while there is no script, and in a new window. */
  readonly href?: string;
}

export interface TabsProps<Id extends string = string> {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly onDark?: boolean | undefined;
  /** Stands beside the list, on its line where there is room. */
  readonly beside?: ReactNode;
  /** For the box around list and panel. */
  readonly className?: string | undefined;
  /** Replaces the look of the list. */
  readonly listClassName?: string | undefined;
  /** Replaces the look of a tab. Style the chosen one by `[aria-selected="true"]`. */
  readonly tabClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs by the ARIA pattern: one tab stop, arrow keys, Home and End; choosing follows focus. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  onDark = false,
  beside,
  className,
  listClassName,
  tabClassName,
  panelClassName,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const tabId = (id: Id) => `${base}-${id}`;
  const panelId = `${base}-panel`;
  const hydrated = useHydrated();

  function onClick(event: MouseEvent, id: Id) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The tab is chosen already: as a link it would let the page scroll.
    if (event.key === ' ') event.preventDefault();
    const items = [...event.currentTarget.children];
    // From where the focus is: the choice may follow later, and the next press must not wait for it.
    const current = items.findIndex((item) => item.contains(event.target as Node));
    const index = targetOf(event.key, current, tabs.length);
    const target = tabs[index];
    if (!target) return;
    event.preventDefault();
    (items[index] as HTMLElement).focus();
    onSelect(target.id);
  }

  const list = (
    <div
      className={listClassName ?? classNames(styles.list, onDark && styles.onDark)}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: name, detail, href }) => {
        const tab = {
          id: tabId(id),
          className: tabClassName ?? styles.tab,
          role: 'tab',
          'aria-selected': id === selected,
          'aria-controls': panelId,
          // Without scripts no arrow key leads to a link.
          tabIndex: id === selected || (href && !hydrated) ? 0 : -1,
          onClick: (event: MouseEvent) => onClick(event, id),
          children:
            detail === undefined ? (
              name
            ) : (
              <>
                <b>{name}</b> <span>{detail}</span>
              </>
            ),
        };
        return href === undefined ? (
          <button {...tab} key={id} type="button" />
        ) : (
          <a {...tab} key={id} href={href} data-press="" />
        );
      })}
    </div>
  );

  return (
    <div className={className}>
      {beside ? (
        <div className={classNames(styles.head, onDark && styles.onDark)}>
          {list}
          {beside}
        </div>
      ) : (
        list
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable, as the pattern asks. */}
      <div id={panelId} className={panelClassName} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

/** Index of the tab a key leads to, or -1 for a key that is none of ours. */
function targetOf(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
