import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { formatResetTime } from '../../../server/contract/formatting/format-reset-time.js';
import type { LimitKind } from './limit-error.js';

interface LimitMessages {
  title: string;
  /** Usage and reset time, if known. */
  usageText?: string;
  /** Reset time, for use below a title that already states the usage. */
  textBelowTitle?: string;
}

/** Translated title and texts of a reached limit. */
export function useLimitMessages(kind: LimitKind): LimitMessages {
  const { t } = useTranslation('limits');
  const { integer } = useFormat();
  const { viewer } = useViewer();
  const usage = viewer?.usage;
  const isCounted =
    (kind === 'reports' || kind === 'analysis') && usage?.kind === kind && usage.limit !== null;
  if (!isCounted) return { title: t(`usedTitle.${kind}`) };
  const limit = integer(usage.limit);
  const start = formatResetTime(usage.resetsAt, usage.timeZone);
  return {
    title: t(`usedTitleOf.${kind}`, { limit }),
    usageText: t(`used.${kind}`, { used: integer(usage.used), limit, start }),
    textBelowTitle: `${t('used.resets', { start })} ${t('used.openAgain')}`,
  };
}
