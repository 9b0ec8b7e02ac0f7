import { TextField, type TextFieldProps } from './text-field.js';

/** E-mail input with the matching mobile keyboard. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" maxLength={254} {...props} type="email" inputMode="email" />;
}
