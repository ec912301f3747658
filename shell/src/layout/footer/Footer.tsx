import { Link, useFacts, useSite } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { telHref } from '@riverview/shared-ui/tel-link';
import { footer } from '../../content/footer';
import { Logo } from '../logo/Logo';
import { PopupTrigger } from '../popup/PopupTrigger';
import { FamilySite } from './FamilySite';
import styles from './Footer.module.css';

interface FooterProps {
  /** On the home page it is the last half screen of the pager. */
  readonly half: boolean;
}

/** Who builds it, how to reach them, what the pictures promise and what not. */
export function Footer({ half }: FooterProps) {
  const facts = useFacts();
  const links = useSite().lock.footer;
  const parties = [
    { role: footer.builder, name: facts.builder },
    { role: footer.trustee, name: facts.trustee },
  ];

  return (
    <footer className={classNames(styles.footer, half && styles.half)}>
      <div className={styles.inner}>
        <div className={styles.lead}>
          <Logo as="p" />
          <PopupTrigger from="footer" className={buttonClass('onDark')}>
            {footer.visit}
          </PopupTrigger>
        </div>
        <p className={styles.phone}>
          <span>{footer.phone}</span>
          <a className={classNames(styles.number, 'num')} href={telHref(facts.phone)}>
            {facts.phone}
          </a>
          <span>{facts.hours}</span>
        </p>
        <div className={styles.legal}>
          <p className={styles.disclaimer}>{footer.disclaimer}</p>
          <dl className={styles.parties}>
            {parties.map(({ role, name }) => (
              <div key={role} className={styles.party}>
                <dt className={styles.role}>{role}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.end}>
          <nav className={styles.nav} aria-label={footer.links}>
            <ul className={styles.links}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link className={styles.link} to={path}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <FamilySite site={facts.familySite} />
          <small className={styles.copyright}>{footer.copyright(facts.copyrightYear, facts.projectName)}</small>
        </div>
      </div>
    </footer>
  );
}
