export { Checkbox, type CheckboxProps } from './Checkbox';
export { SelectField, type SelectFieldProps } from './SelectField';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
