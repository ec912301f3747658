import { Link, useFacts, useSite } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { telHref } from '@riverview/shared-ui/tel-link';
import { footer } from '../../content/footer';
import { Logo } from '../logo/Logo';
import { noticesPath } from '../noticesPath';
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
  const { footer: links, menu } = useSite().lock;
  const lists = [
    ...menu.flatMap(({ inFooter, label, entries }) => (inFooter ? [{ label, entries }] : [])),
    { label: footer.links, entries: links },
  ];
  const parties = [
    { role: footer.builder, name: facts.builder },
    { role: footer.trustee, name: facts.trustee },
    ...(facts.sale.agencies?.map(({ role, name, registration }) => ({
      role,
      name: footer.registered(name, registration),
    })) ?? [footer.agency]),
  ];

  return (
    <footer className={classNames(styles.footer, half && styles.half)} data-at-rest="lay-out">
      <div className={styles.inner}>
        <div className={styles.lead}>
          <Logo as="p" />
          <PopupTrigger from="footer" className={buttonClass('onDark')}>
            {footer.register}
          </PopupTrigger>
        </div>
        <p className={styles.phone}>
          <span>{footer.phone}</span>
          <a className={classNames(styles.number, 'num')} href={telHref(facts.phone)}>
            {facts.phone}
          </a>
          <span>{facts.hours}</span>
          {facts.kakaoChannel && (
            <a className={styles.channel} href={facts.kakaoChannel} target="_blank" rel="noopener">
              {footer.channel}
              <span className="sr-only">{footer.newWindow}</span>
            </a>
          )}
        </p>
        <div className={styles.legal}>
          <p className={styles.disclaimer}>
            {facts.recruitmentNotice === null && `${footer.before} `}
            {footer.disclaimer}{' '}
            <Link className={styles.notices} to={noticesPath}>
              {footer.notices}
            </Link>
          </p>
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
          <div className={styles.lists}>
            {lists.map(({ label, entries }) => (
              <nav key={label} aria-label={label}>
                <ul className={styles.links}>
                  {entries.map((entry) => (
                    <li key={entry.path}>
                      <Link
                        className={styles.link}
                        to={entry.path}
                        {...(entry.language && { lang: entry.language, hrefLang: entry.language })}
                      >
                        {entry.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <FamilySite site={facts.familySite} />
          <small className={styles.copyright}>{footer.copyright(facts.copyrightYear, facts.projectName)}</small>
        </div>
      </div>
    </footer>
  );
}
