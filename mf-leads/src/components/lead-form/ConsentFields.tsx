import { useFacts } from '@platform/runtime';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox } from '@riverview/shared-ui/field';
import type { LeadForm, LeadProblems } from '@riverview/site/lead';
import { consentVersion, consentWords, marketingConsent, privacyConsent } from '../../content/consent';
import { problemWords } from '../../content/fields';
import styles from './ConsentFields.module.css';

interface ConsentFieldsProps {
  readonly form: LeadForm;
  readonly problem: LeadProblems['consent'];
  readonly disabled: boolean;
  readonly onDark: boolean;
}

/** The two consents. What a ticked box sends is the version of the text beside it. */
export function ConsentFields({ form, problem, disabled, onDark }: ConsentFieldsProps) {
  const facts = useFacts();
  const consents = [
    { name: 'consent', required: true, ...privacyConsent },
    { name: 'marketing', required: false, ...marketingConsent },
  ] as const;
  return (
    <fieldset className={styles.consents} data-on-dark={onDark || undefined}>
      <legend className="sr-only">{consentWords.legend}</legend>
      {consents.map(({ name, required, label, terms }) => (
        <div key={name} className={styles.item}>
          <Checkbox
            id={`lead-${form}-${name}`}
            name={name}
            value={consentVersion}
            label={label}
            required={required}
            requiredLabel={consentWords.required}
            optionalLabel={consentWords.optional}
            error={required && problem && problemWords.consent[problem]}
            disabled={disabled}
            onDark={onDark}
          />
          <Disclosure
            className={styles.more}
            onDark={onDark}
            summary={
              <>
                <span className="sr-only">{label} </span>
                {consentWords.more}
              </>
            }
          >
            <dl className={styles.terms}>
              {terms(facts, form).map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
      ))}
    </fieldset>
  );
}
