import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../components/ui/section-card.js';
import { useFormat } from '../../../i18n/use-format.js';
import { usageTone, usedPercent } from '../../../lib/text/usage-share.js';
import { type AccountPageUsage, useAccountPage } from '../account-page-data.js';
import styles from './usage-section.module.css';

type UsageLimit = Pick<AccountPageUsage, 'kind' | 'used' | 'limit'> & { resetsAt: string | null };

/** Every limit of the plan with its usage and reset time. */
export function UsageSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { t: tCommon } = useTranslation();
  const { usage, account } = useAccountPage();
  // The seat limit is hidden for single-user plans.
  const lines: UsageLimit[] = [usage, ...usage.others].filter(
    ({ kind, limit }) => kind !== 'users' || limit !== 1,
  );
  return (
    <SectionCard id={id} title={t('usage.title')} padded={false}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <UsageLine key={line.kind} line={line} />
        ))}
      </ul>
      <p className={styles.note}>
        {usage.kind === 'analysis' && usage.limit !== null ? `${tCommon('usage.once')} ` : null}
        {t('usage.zone', { zone: usage.timeZone })}
        {account.ownerEmail ? ` ${t('usage.sharedBy', { owner: account.ownerEmail })}` : null}
      </p>
    </SectionCard>
  );
}

function UsageLine({ line }: { line: UsageLimit }) {
  const { t } = useTranslation('panel');
  const { t: tCommon } = useTranslation();
  const format = useFormat();
  const formatReset = useResetTimeFormatter();
  const { kind, used, limit, resetsAt } = line;
  const name = tCommon(`usage.kind.${kind}`);
  const usedText = format.integer(used);
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        {limit === null
          ? tCommon('usage.countFree')
          : limit === 0
            ? t('usage.notIncluded')
            : tCommon('usage.count', { used: usedText, limit: format.integer(limit) })}
      </span>
      <span
        className={styles.bar}
        data-tone={usageTone(line)}
        data-empty={!limit || undefined}
        aria-hidden="true"
      >
        <span style={{ width: `${limit ? usedPercent(line) : 0}%` }} />
      </span>
      <span className={styles.again}>{resetsAt && limit ? formatReset(resetsAt) : null}</span>
    </li>
  );
}

/** Formats the reset time of a limit in the browser's time zone. */
function useResetTimeFormatter(): (iso: string) => string {
  const { t } = useTranslation('panel');
  const format = useFormat();
  return (iso) => {
    const isWithinDay = new Date(iso).getTime() - Date.now() < 86_400_000;
    const time = format.momentTime(iso);
    return t('usage.startsAgain', {
      when: isWithinDay
        ? t('usage.today', { time })
        : t('usage.onDay', { date: format.momentDay(iso), time }),
    });
  };
}
