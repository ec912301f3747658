import { Button } from '@riverview/shared-ui/button';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox, SelectField, TextField } from '@riverview/shared-ui/field';
import { FieldRow } from '@riverview/shared-ui/field-row';
import { type LeadForm, leadForms } from '@riverview/site/leadFields';
import { type LeadFilter, type LeadSource, leadSources } from '@riverview/site/leadFilter';
import { type LeadStatus, leadStatuses } from '@riverview/site/leadWork';
import { inbox } from '../../content/inbox';
import styles from './Filters.module.css';

const words = inbox.filters;

interface FiltersProps {
  readonly only: LeadFilter;
  readonly onChange: (only: LeadFilter) => void;
}

/** The filter with one more condition, or one less where its value is empty. */
function changed(only: LeadFilter, name: keyof LeadFilter, value: string | true | ''): LeadFilter {
  const { [name]: _, ...rest } = only;
  return value === '' ? rest : ({ ...rest, [name]: value } as LeadFilter);
}

/** Which leads are wanted: status, form, source, where the visit came from, days, what is planned. */
export function Filters({ only, onChange }: FiltersProps) {
  const count = Object.keys(only).length;
  const select = <T extends LeadStatus | LeadForm | LeadSource>(
    name: 'status' | 'form' | 'source',
    options: readonly T[],
    labels: Readonly<Record<T, string>>,
  ) => (
    <SelectField
      id={`inbox-${name}`}
      label={words[name]}
      value={only[name] ?? ''}
      onChange={({ currentTarget }) => onChange(changed(only, name, currentTarget.value))}
    >
      <option value="">{words.all}</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </SelectField>
  );
  const day = (name: 'from' | 'until') => (
    <TextField
      id={`inbox-${name}`}
      type="date"
      label={words[name]}
      value={only[name] ?? ''}
      onChange={({ currentTarget }) => onChange(changed(only, name, currentTarget.value))}
    />
  );
  return (
    <Disclosure summary={words.title(count)}>
      <div className={styles.filters}>
        <FieldRow>
          {select('status', leadStatuses, inbox.statuses)}
          {select('form', leadForms, inbox.forms)}
          {select('source', leadSources, inbox.sources)}
          <TextField
            id="inbox-arrival"
            label={words.arrival}
            placeholder={words.arrivalHint}
            value={only.arrival ?? ''}
            onChange={({ currentTarget }) => onChange(changed(only, 'arrival', currentTarget.value))}
          />
          {day('from')}
          {day('until')}
        </FieldRow>
        <Checkbox
          label={words.planned}
          checked={only.planned ?? false}
          onChange={({ currentTarget }) => onChange(changed(only, 'planned', currentTarget.checked || ''))}
        />
        {count > 0 && (
          <div>
            <Button variant="line" onClick={() => onChange({})}>
              {words.clear}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
