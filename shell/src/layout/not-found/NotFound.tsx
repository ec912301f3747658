import { Link } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { Picture } from '@riverview/shared-ui/picture';
import { hero as picture } from '@riverview/site/pictures/hero';
import { heroM as mobilePicture } from '@riverview/site/pictures/hero-m';
import { notFound } from '../../content/notFound';
import { useVisitPath } from '../useVisitPath';
import styles from './NotFound.module.css';

/** Behind an address that nobody owns: the evening picture, quieter, and two ways on. */
export function NotFound() {
  return (
    <div className={styles.page} data-theme="dark">
      <Picture className={styles.picture} source={picture} mobileSource={mobilePicture} alt="" sizes="100vw" priority />
      <div className={styles.copy}>
        <h1 className="display">{notFound.title}</h1>
        <p className={classNames('lead', styles.lead)}>
          {notFound.lead.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </p>
        <div className={styles.actions}>
          <Link className={classNames(buttonClass('lamp'), styles.home)} to="/">
            {notFound.home}
          </Link>
          <Link className={buttonClass('onDark')} to={useVisitPath()}>
            {notFound.visit}
          </Link>
        </div>
      </div>
    </div>
  );
}
