import { useFacts } from '@platform/runtime';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox } from '@riverview/shared-ui/field';
import { consentsOf, consentVersion } from '@riverview/site/consents';
import type { LeadForm, LeadProblems } from '@riverview/site/leadFields';
import { consentWords } from '../../content/consent';
import styles from './ConsentFields.module.css';
import { latePartsNow } from './loadLateParts';

interface ConsentFieldsProps {
  readonly form: LeadForm;
  readonly problems: LeadProblems;
  readonly disabled: boolean;
  readonly onDark: boolean;
}

/**
 * The consents of a form. What a ticked box sends is the version of the text beside it; purpose and period stand in the open, and the
 * consent to optional items comes to sight with the first of them.
 */
export function ConsentFields({ form, problems, disabled, onDark }: ConsentFieldsProps) {
  const facts = useFacts();
  return (
    <fieldset className={styles.consents} data-on-dark={onDark || undefined}>
      <legend className="sr-only">{consentWords.legend}</legend>
      {consentsOf(form, facts).map(({ name, required, label, open, more }) => {
        const problem = name !== 'marketing' && problems[name];
        return (
          <div key={name} className={styles.item} data-consent={name}>
            <Checkbox
              id={`lead-${form}-${name}`}
              name={name}
              value={consentVersion}
              label={label}
              required={required}
              requiredLabel={consentWords.required}
              optionalLabel={consentWords.optional}
              error={problem ? latePartsNow()?.problemWords[name][problem] : undefined}
              disabled={disabled}
              onDark={onDark}
              aria-describedby={`lead-${form}-${name}-open`}
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
                {more.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
            <dl id={`lead-${form}-${name}-open`} className={styles.open}>
              {open.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </fieldset>
  );
}
