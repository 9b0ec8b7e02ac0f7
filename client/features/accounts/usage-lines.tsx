import { useTranslation } from 'react-i18next';
import { formatResetTime } from '../../../server/contract/formatting/format-reset-time.js';
import { useFormat } from '../../i18n/use-format.js';
import { usageTone, usedPercent, type UsedLimit } from '../../lib/text/usage-share.js';
import styles from './usage.module.css';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';

type Usage = ViewerData['usage'];

/** Formats the usage of a daily limit in one line: `3 of 15 reports today`. Unlimited usage is not counted. */
export function useUsageText(): (usage: Usage) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ kind, used, limit }) => {
    const name = kind === 'analysis' ? 'analysis' : 'reports';
    return limit === null
      ? t(`usage.${name}Free`)
      : t(`usage.${name}`, { used: format.integer(used), limit: format.integer(limit) });
  };
}

/** Short form of the usage for narrow layouts. A plan without a limit keeps the full text. */
export function useShortUsage(): (usage: Usage) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const formatFull = useUsageText();
  return (usage) =>
    usage.limit === null
      ? formatFull(usage)
      : t('usage.count', { used: format.integer(usage.used), limit: format.integer(usage.limit) });
}

/** Every limit with its usage, and the reset time of the daily ones. */
export function UsageLines({ usage }: { usage: Usage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = [usage, ...usage.others].filter(({ limit }) => limit === null || limit > 0);
  return (
    <div className={styles.lines}>
      <dl>
        {lines.map((line) => (
          <div key={line.kind}>
            <dt>{t(`usage.kind.${line.kind}`)}</dt>
            <dd>
              {line.limit === null
                ? t('usage.countFree')
                : t('usage.count', { used: format.integer(line.used), limit: format.integer(line.limit) })}
            </dd>
            <UsageBar {...line} />
          </div>
        ))}
      </dl>
      {usage.kind === 'analysis' && usage.limit !== null ? (
        <p className={styles.resets}>{t('usage.once')}</p>
      ) : null}
      <p className={styles.resets}>
        {t('usage.resets', { time: formatResetTime(usage.resetsAt, usage.timeZone) })}
      </p>
    </div>
  );
}

/** Usage of a daily limit in one line above its bar. */
export function DailyUsage({ usage }: { usage: Usage }) {
  const text = useUsageText()(usage);
  return (
    <span className={styles.day}>
      {text}
      <UsageBar {...usage} />
    </span>
  );
}

/** Usage as a bar. Renders nothing without a limit. */
export function UsageBar(usage: UsedLimit) {
  const percent = usedPercent(usage);
  if (percent === undefined) return null;
  return (
    <span className={styles.bar} data-tone={usageTone(usage)} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
