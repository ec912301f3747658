import { Link, useFacts } from '@platform/runtime';
import { header } from '../../content/header';
import styles from './Logo.module.css';

interface LogoProps {
  /** `p`: the sign stands alone, without leading home. */
  readonly as?: 'link' | 'p';
  readonly onClick?: () => void;
}

/** The sign: three lit towers over their waterline, and the project's name. */
export function Logo({ as = 'link', onClick }: LogoProps) {
  const { projectName } = useFacts();
  const sign = (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path d="M7 5h4v15H7zM14 8h4v12h-4zM21 11h4v9h-4z" />
        <path d="M3 22h26v1.2H3z" />
        <path
          className={styles.water}
          d="M7.5 25h3M14.2 25h3.6M21.6 25h3M8.4 27.4h2.2M15 27.4h2.4M22 27.4h1.8"
          strokeWidth="1.1"
        />
      </svg>
      <span className={styles.name}>{projectName}</span>
    </>
  );
  if (as === 'p') return <p className={styles.logo}>{sign}</p>;
  return (
    <Link className={styles.logo} to="/" aria-label={header.home(projectName)} onClick={onClick}>
      {sign}
    </Link>
  );
}
