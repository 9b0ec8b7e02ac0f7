import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDashboardCompetitorsQuery } from './domain-dashboard.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { distanceFor } from '../../lib/circle-overlap.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import { reportPath } from '../../addresses/report-path.js';
import styles from './competitor-overlap.module.css';

interface CompetitorOverlapProps {
  domain: string;
  base?: string;
  /** Keywords of the domain in the top 50. */
  keywords: number;
}

/** Keywords that the domain shares with its closest competitor, as two circles. Nothing where there is no competitor. */
export function CompetitorOverlap({ domain, base, keywords }: CompetitorOverlapProps) {
  const { t } = useTranslation('dashboard');
  const { data } = useDashboardCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const [competitor] = data?.dashboardCompetitors ?? [];
  if (!competitor || competitor.cnt <= 0) return null;
  return (
    <div className={styles.box}>
      <div className={styles.title}>{t('domain.overlap')}</div>
      <Circles
        own={{ name: domain, keywords }}
        competitor={{ name: toUnicodeHost(competitor.name), keywords: competitor.it50 }}
        shared={Math.min(competitor.cnt, keywords)}
      />
      <Link className={styles.all} to={reportPath('organic-competitors', { domain }, base)}>
        {t('domain.overlapAll')}
      </Link>
    </div>
  );
}

interface Side {
  name: string;
  keywords: number;
}

const height = 86;
const centre = 170;
const largest = 40;
const smallest = 27;
/** The shared part stays wide enough for its number. */
const narrowestShared = 44;

function Circles({ own, competitor, shared }: { own: Side; competitor: Side; shared: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const larger = Math.max(own.keywords, competitor.keywords);
  const radius = (side: Side) => Math.max(smallest, largest * Math.sqrt(side.keywords / larger));
  const [r1, r2] = [radius(own), radius(competitor)];
  const wanted = distanceFor(r1, r2, (Math.PI * largest * largest * shared) / larger);
  const distance = Math.max(Math.min(wanted, r1 + r2 - narrowestShared), 22);
  const x1 = centre - distance / 2;
  const x2 = centre + distance / 2;
  const [left, right] = [x2 - r2, x1 + r1];
  const y = height / 2;
  const label = t('domain.overlapLabel', {
    own: own.name,
    competitor: competitor.name,
    count: shared,
    shared: format.integer(shared),
  });
  return (
    <svg className={styles.circles} viewBox={`0 0 340 ${height}`} role="img" aria-label={label}>
      <g fillOpacity={0.14} strokeWidth={1.5}>
        <circle cx={x1} cy={y} r={r1} fill="var(--series-1)" stroke="var(--series-1)" />
        <circle cx={x2} cy={y} r={r2} fill="var(--series-3)" stroke="var(--series-3)" />
      </g>
      <text x={(x1 - r1 + left) / 2} y={y + 4} textAnchor="middle">
        {fits(left - (x1 - r1)) ? format.short(own.keywords - shared) : ''}
      </text>
      <text x={(left + right) / 2} y={y + 4} textAnchor="middle" className={styles.shared}>
        {shared < 10_000 ? format.integer(shared) : format.short(shared)}
      </text>
      <text x={(right + x2 + r2) / 2} y={y + 4} textAnchor="middle">
        {fits(x2 + r2 - right) ? format.short(competitor.keywords - shared) : ''}
      </text>
      <text x={x1 - r1 - 8} y={22} textAnchor="end" className={styles.name}>
        {shortName(own.name)}
      </text>
      <text x={x2 + r2 + 8} y={22} className={styles.name}>
        {shortName(competitor.name)}
      </text>
    </svg>
  );
}

function fits(width: number): boolean {
  return width >= 30;
}

/** The first label of a host, which tells competitors apart. */
function shortName(host: string): string {
  const [label = ''] = host.split('.');
  return label.length > 14 ? `${label.slice(0, 13)}…` : label;
}
