import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { Position } from '../../../components/ui/position.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { usePositionHistoryQuery } from './position-history.generated.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import { HistoryChart } from './history-chart.js';
import { type HistorySpan, pointsOfSpan, summarizePositions } from './history-span.js';
import styles from './position-history.module.css';

interface PositionHistoryDialogProps {
  domain: string;
  keyword: string;
  base: string | undefined;
  onClose: () => void;
}

/** Monthly position history of a domain for a keyword. */
export function PositionHistoryDialog({ domain, keyword, base, onClose }: PositionHistoryDialogProps) {
  const { t } = useTranslation('reports');
  const [span, setSpan] = useState<HistorySpan>('months12');
  const { data, error, refetch } = usePositionHistoryQuery({ variables: { domain, keyword, base } });
  const points = data?.positionHistory ?? [];
  const { now, best } = summarizePositions(points);
  const spans = [
    { value: 'months6', label: t('history.months6') },
    { value: 'months12', label: t('history.months12') },
    { value: 'all', label: t('history.all') },
  ] as const;
  return (
    <Dialog opened onClose={onClose} title={keyword} width={640}>
      <div className={styles.facts}>
        <span className={styles.site}>
          <SiteIcon domain={domain} />
          {toUnicodeHost(domain)}
        </span>
        {data && (
          <>
            <span>
              {t('history.now')} <Position value={now} />
            </span>
            {best !== null && (
              <span>
                {t('history.best')} {best}
              </span>
            )}
          </>
        )}
        <span className={styles.span}>
          <Segmented label={t('history.span')} value={span} options={spans} onChange={setSpan} small />
        </span>
      </div>
      {error ? (
        <ErrorBanner title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <HistoryChart points={pointsOfSpan(points, span)} loading={!data} />
      )}
    </Dialog>
  );
}
