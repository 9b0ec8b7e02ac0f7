import { TextField, type TextFieldProps } from './text-field.js';

/** An e-mail address, with the keyboard that telephones have for it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" maxLength={254} {...props} type="email" inputMode="email" />;
}
