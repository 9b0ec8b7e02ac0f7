import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/ui/banner.js';
import type { accounts } from '../../i18n/en/accounts.js';

const codes: ReadonlySet<string> = new Set([
  'WRONG_CREDENTIALS',
  'ACCOUNT_BLOCKED',
  'TOO_MANY_REQUESTS',
  'INVALID_EMAIL',
  'EMAIL_TAKEN',
  'INVALID_PHONE',
  'PHONE_TAKEN',
  'WEAK_PASSWORD',
  'PASSWORDS_DIFFER',
  'FORBIDDEN',
] satisfies (keyof typeof accounts.postErrors)[]);

function isPostErrorCode(code: string): code is keyof typeof accounts.postErrors {
  return codes.has(code);
}

/** Translates the `error` code in the URL, which the server adds after rejecting a form without JavaScript. */
export function PostErrorBanner({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  return <Banner tone="error">{t(`postErrors.${isPostErrorCode(code) ? code : 'other'}`)}</Banner>;
}
