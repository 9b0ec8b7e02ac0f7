import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.js';

/** Phone number in international format. */
export function PhoneField({ hint, ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const { t } = useTranslation('forms');
  return (
    <TextField
      autoComplete="tel"
      maxLength={32}
      {...props}
      hint={hint ?? t('phoneHint')}
      type="tel"
      inputMode="tel"
    />
  );
}
