export { Checkbox, type CheckboxProps } from './Checkbox';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
