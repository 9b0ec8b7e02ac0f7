import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/form/text-field.js';

/** Field for a code of the authenticator app or a recovery code. */
export function SecondFactorField({ autoFocus }: { autoFocus?: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <TextField
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      maxLength={40}
    />
  );
}
