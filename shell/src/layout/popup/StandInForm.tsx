import { servedRelease, useLocation, usePopup, useSite } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox, TextField } from '@riverview/shared-ui/field';
import { telHref } from '@riverview/shared-ui/tel-link';
import { collectsLeads } from '@riverview/site/collectsLeads';
import { consentsOf, consentVersion } from '@riverview/site/consents';
import { honeypotField, leadLimits, phonePattern } from '@riverview/site/leadFields';
import { popup } from '../../content/popup';
import { standIn as words } from '../../content/standIn';
import styles from './StandInForm.module.css';

/** While the interest form cannot be had: the phone number, and a plain form that the browser itself posts. */
export function StandInForm() {
  const { id, facts } = useSite().lock;
  const { pathname } = useLocation();
  const opener = usePopup((state) => state.opener);
  const collects = collectsLeads(facts);
  const consent = consentsOf('interest', facts).find(({ required }) => required);
  return (
    <div>
      <h2 className={styles.title}>{popup.title}</h2>
      <p className={styles.lead}>{collects ? words.lead : words.callOnly}</p>
      <p className={styles.phone}>
        <a className={`${styles.number} num`} href={telHref(facts.phone)}>
          {facts.phone}
        </a>
        <span>{facts.hours}</span>
      </p>
      {collects && (
        <form className={styles.form} method="post" action={facts.leads.endpoint}>
          <input type="hidden" name="form" value="interest" />
          <input type="hidden" name="page" value={pathname} />
          <input type="hidden" name="release" value={servedRelease() ?? id} />
          {opener && <input type="hidden" name="opener" value={opener} />}
          <TextField label={words.name} name="name" maxLength={leadLimits.name} required autoComplete="name" />
          <TextField
            label={words.phone}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            pattern={phonePattern}
            title={words.phoneHint}
            placeholder={words.phoneExample}
          />
          {consent && (
            <div>
              <Checkbox
                label={consent.label}
                requiredLabel={words.consentMark}
                name="consent"
                value={consentVersion}
                required
              />
              <dl className={styles.open}>
                {consent.open.map(({ term, text }) => (
                  <div key={term} className={styles.term}>
                    <dt className={styles.termName}>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <Disclosure summary={words.consentMore}>
                <dl className={styles.terms}>
                  {consent.more.map(({ term, text }) => (
                    <div key={term} className={styles.term}>
                      <dt className={styles.termName}>{term}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            </div>
          )}
          <p className={styles.honeypot} aria-hidden="true">
            <label>
              {words.honeypot}
              <input name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <Button type="submit" wide>
            {words.submit}
          </Button>
        </form>
      )}
    </div>
  );
}
