import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { purchase } from '../../i18n/en/purchase.js';
import { Banner } from '../../components/ui/banner.js';

const codes: ReadonlySet<string> = new Set([
  'TARIFF_CALCULATION',
  'INVALID_FIELD',
  'TARIFF_ARCHIVED',
  'PROLONG_ARCHIVED',
  'TARIFF_DOWNGRADE',
  'PROMO_LATER',
  'OWNER_ONLY',
  'BILL_LIMIT',
] satisfies (keyof typeof purchase.posted)[]);

function isErrorCode(code: string): code is keyof typeof purchase.posted {
  return codes.has(code);
}

/** Error of a form posted without JavaScript, from the `error` code in the address. */
export function PostedFormError() {
  const { t } = useTranslation('purchase');
  const code = useSearchParams()[0].get('error');
  if (code === null) return null;
  return (
    <Banner tone="error" title={t('refused')}>
      {t(`posted.${isErrorCode(code) ? code : 'other'}`)}
    </Banner>
  );
}
