import { useTranslation } from 'react-i18next';
import { useRegisteredReports } from '../../graphql/plans/use-default-limits.js';
import type { LimitKind } from './limit-error.js';
import { useLimitMessages } from './use-limit-messages.js';

/** Title and text of a limit for guests; `message` is the server's sentence. */
export function useGuestLimitMessages(kind: LimitKind, message: string): { title: string; text: string } {
  const { t } = useTranslation('limits');
  const { usageText } = useLimitMessages(kind);
  const reports = useRegisteredReports();
  const [more, title] =
    kind === 'reports' && reports !== undefined
      ? [t('guest.text', { count: reports }), t('guest.title')]
      : [t('guest.textPlain'), t('guest.loginTitle')];
  return { title, text: kind === 'other' ? message : `${usageText ?? ''} ${more}`.trim() };
}
