import { textLinkClass } from '@riverview/shared-ui/button';
import { IconOut } from '@riverview/shared-ui/icon';
import { type Bases, basisText } from '../../content/law/basis';
import { notes } from '../../content/notes';
import styles from './StepList.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
  /** The articles it rests on. */
  readonly basis?: Bases;
  readonly link?: { readonly label: string; readonly url: string };
}

interface StepListProps {
  readonly steps: readonly Step[];
}

/** What to do, one after the other, along the waterline. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, basis, link }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
          {basis && <p className={styles.basis}>{basisText(basis)}</p>}
          {link && (
            <a className={textLinkClass()} href={link.url} target="_blank" rel="noopener">
              {link.label}
              <IconOut />
              <span className="sr-only">{notes.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
