import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox, SelectField, TextArea, TextField } from '@riverview/shared-ui/field';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const { fields } = words;

interface FieldSetProps {
  readonly onDark?: boolean;
}

function FieldSet({ onDark = false }: FieldSetProps) {
  return (
    <form className={styles.form} noValidate>
      <div className={styles.columns}>
        <TextField label={fields.name} name="name" required autoComplete="name" onDark={onDark} />
        <TextField
          label={fields.phone}
          name="phone"
          type="tel"
          required
          defaultValue="010-12"
          error={fields.phoneError}
          hint={fields.phoneExample}
          onDark={onDark}
        />
        <TextField
          label={fields.birth}
          optionalLabel={fields.optional}
          hint={fields.birthHint}
          inputMode="numeric"
          placeholder="950527"
          onDark={onDark}
        />
        <TextField label={fields.disabled} value={fields.disabledValue} disabled readOnly onDark={onDark} />
      </div>
      <SelectField label={fields.time} onDark={onDark}>
        {fields.times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
      <TextArea
        label={fields.message}
        optionalLabel={fields.optional}
        placeholder={fields.messageExample}
        onDark={onDark}
      />
      <div>
        <Checkbox
          label={fields.consent}
          requiredLabel={fields.must}
          required
          error={fields.consentError}
          onDark={onDark}
        />
        <Disclosure summary={fields.more} onDark={onDark}>
          {fields.terms}
        </Disclosure>
        <Checkbox label={fields.marketing} optionalLabel={fields.may} defaultChecked onDark={onDark} />
      </div>
    </form>
  );
}

/** Every field in every state, on both grounds. */
export function Fields() {
  return (
    <>
      <GallerySection title={words.sections.fields}>
        <FieldSet />
      </GallerySection>
      <GallerySection title={words.sections.fieldsDark} onDark>
        <FieldSet onDark />
      </GallerySection>
    </>
  );
}
