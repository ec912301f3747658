import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './RadioPills.module.css';

export interface RadioPillsProps<T extends string | number> {
  /** The question. */
  readonly legend: string;
  /** The question stands elsewhere on the screen and is here for screen readers only. */
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Absent in a form that keeps its answers itself: there `initial` is chosen first. */
  readonly selected?: T;
  readonly onSelect?: (value: T) => void;
  readonly initial?: T;
  /** Under which a form sends the answer. Default: one of its own. */
  readonly name?: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

/** One answer out of a few, all of them in sight. */
export function RadioPills<T extends string | number>({
  legend,
  legendHidden = false,
  options,
  selected,
  onSelect,
  initial,
  name,
  disabled,
  className,
}: RadioPillsProps<T>) {
  const ownName = useId();
  return (
    <fieldset className={classNames(styles.pills, className)} disabled={disabled}>
      <legend className={legendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.pill}>
          <input
            type="radio"
            name={name ?? ownName}
            value={value}
            {...(selected === undefined ? { defaultChecked: value === initial } : { checked: value === selected })}
            onChange={() => onSelect?.(value)}
          />
          <span className="num">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
