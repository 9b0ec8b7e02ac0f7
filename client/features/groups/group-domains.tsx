import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDepth, depths, splitByDepth } from '../../../server/contract/reports/depth.js';
import { maxComparedDomains } from '../../../server/contract/reports/comparison.js';
import { reportPath } from '../../addresses/report-path.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { useDatabaseCapabilities } from '../../graphql/databases/use-database-capabilities.js';
import { useFormat } from '../../i18n/use-format.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import styles from './group-domains.module.css';
import { type DomainsOfGroupQuery, useDomainsOfGroupQuery } from './groups.generated.js';

type GroupDomainRow = DomainsOfGroupQuery['groupDomains']['data'][number];

/** Domains of a group in order, each with two stats and its position distribution. */
export function GroupDomains({ group, share }: { group: GroupReportFragment; share: string | undefined }) {
  const { t } = useTranslation('groups');
  const { rid, base, domains } = group;
  const { data } = useDomainsOfGroupQuery({ variables: { rid, share }, skip: domains.length === 0 });
  const stats = new Map(data?.groupDomains.data.map((row) => [toUnicodeHost(row.name), row]));
  const visible = domains.slice(0, maxComparedDomains);
  const hiddenCount = domains.length - visible.length;
  if (visible.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={t('strip.label')} tabIndex={0}>
      {visible.map(({ name, readable }) => (
        <li key={name}>
          <Link
            className={styles.name}
            to={reportPath('domain-summary', { domain: readable }, base)}
            title={readable}
          >
            <SiteIcon domain={readable} />
            <span>{readable}</span>
          </Link>
          <DomainStats stats={stats.get(readable)} isLoading={data === undefined} />
        </li>
      ))}
      {hiddenCount > 0 ? (
        <li className={styles.rest}>
          <Link to={reportPath('group-domains', { rid }, base)}>
            {t('strip.all', { count: domains.length })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

function DomainStats({ stats, isLoading }: { stats: GroupDomainRow | undefined; isLoading: boolean }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const facts = useDatabaseCapabilities();
  if (!stats) return <p className={styles.figures}>{isLoading ? '…' : t('strip.unknown')}</p>;
  const { it50, vis } = stats;
  // Visits are derived from volumes; a database without volumes has none.
  const hasVisits = vis > 0 || facts.includes('volume');
  const shares = splitByDepth(stats);
  const parts = depths.map((depth, index) => ({
    last: depth.last,
    count: shares[index] ?? 0,
    message: `${formatDepth(depth, '1')}: ${format.integer(shares[index])}`,
  }));
  const message = parts.map((part) => part.message).join(', ');
  return (
    <>
      <p className={styles.figures}>
        <span title={format.integer(it50)}>{t('strip.top50', { formatted: format.short(it50) })}</span>
        {hasVisits ? (
          <span title={format.integer(vis)}>{t('strip.visits', { formatted: format.short(vis) })}</span>
        ) : null}
      </p>
      <div className={styles.bar} role="img" aria-label={message} title={message}>
        {parts.map(({ last, count }) =>
          count > 0 ? (
            <span key={last} style={{ flexGrow: count, background: `var(--depth-${last}-chart)` }} />
          ) : null,
        )}
      </div>
    </>
  );
}
