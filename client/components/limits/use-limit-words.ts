import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { formatStart } from '../../../server/contract/format-start.js';
import type { LimitKind } from './limit-fault.js';

/** What to say of a limit that was hit: what is used up, and when new ones come where that is known. */
export function useLimitWords(kind: LimitKind): { title: string; used: string | undefined } {
  const { t } = useTranslation('limits');
  const { integer } = useFormat();
  const { viewer } = useViewer();
  const usage = viewer?.usage;
  const isCounted =
    (kind === 'reports' || kind === 'analysis') && usage?.kind === kind && usage.limit !== null;
  if (!isCounted) return { title: t(`usedTitle.${kind}`), used: undefined };
  const limit = integer(usage.limit);
  return {
    title: t(`usedTitleOf.${kind}`, { limit }),
    used: t(`used.${kind}`, {
      used: integer(usage.used),
      limit,
      start: formatStart(usage.resetsAt, usage.timeZone),
    }),
  };
}
