import { TextField, type TextFieldProps } from './text-field.js';
import { usePasswordEye } from './use-password-eye.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'aside' | 'inputMode'> {
  /** `current-password` for log-in, `new-password` for a new password. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password field of a form. */
export function PasswordField(props: PasswordFieldProps) {
  const { type, visibilityToggle } = usePasswordEye();
  return <TextField {...props} type={type} secondary={visibilityToggle} />;
}
