import { TextField, type TextFieldProps } from './text-field.js';
import { usePasswordEye } from './use-password-eye.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'aside' | 'inputMode'> {
  /** `current-password` where one logs in, `new-password` where one chooses it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password among the values of a form. */
export function PasswordField(props: PasswordFieldProps) {
  const { type, eye } = usePasswordEye();
  return <TextField {...props} type={type} secondary={eye} />;
}
