import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/form/password-field.js';

/** Password field that confirms the user's identity before a sensitive change. */
export function CurrentPasswordField({ autoFocus }: { autoFocus?: boolean }) {
  const { t } = useTranslation('panel');
  return (
    <PasswordField
      name="currentPassword"
      label={t('data.password')}
      hint={t('data.passwordHint')}
      autoComplete="current-password"
      autoFocus={autoFocus}
    />
  );
}
