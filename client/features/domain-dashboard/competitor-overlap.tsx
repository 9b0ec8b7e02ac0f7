import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useClosestCompetitorQuery } from './domain-dashboard.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import { reportPath } from '../../addresses/report-path.js';
import styles from './competitor-overlap.module.css';
import { shortenHost } from '../../../server/contract/reports/domain-history.js';
import { distanceForArea } from './circle-overlap.js';

interface CompetitorOverlapProps {
  domain: string;
  base?: string;
}

/** Venn diagram of the keywords shared with the closest competitor. Renders nothing without a competitor. */
export function CompetitorOverlap({ domain, base }: CompetitorOverlapProps) {
  const { t } = useTranslation('dashboard');
  const { data, loading } = useClosestCompetitorQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const competitor = data?.closestCompetitor;
  if (loading && !competitor) return <OverlapSkeleton />;
  if (!competitor || competitor.shared === 0) return <div hidden />;
  return (
    <div className={styles.box}>
      <div className={styles.title}>{t('domain.overlap')}</div>
      <Link
        className={styles.diagram}
        to={reportPath('comparison', { domains: `${domain},${competitor.name}` }, base)}
      >
        <Circles domain={domain} competitor={toUnicodeHost(competitor.name)} overlap={competitor} />
      </Link>
      <Link className={styles.all} to={reportPath('organic-competitors', { domain }, base)}>
        {t('domain.overlapAll')}
      </Link>
    </div>
  );
}

/** Reserves the space of the diagram to avoid a layout shift. */
function OverlapSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.box} aria-busy="true">
      <div className={styles.title}>{t('domain.overlap')}</div>
      <svg className={styles.circles} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g className={styles.outline}>
          <circle cx={centre.x - maxRadius / 2} cy={centre.y} r={maxRadius} />
          <circle cx={centre.x + maxRadius / 2} cy={centre.y} r={maxRadius} />
        </g>
      </svg>
    </div>
  );
}

const width = 340;
const height = 104;
const centre = { x: width / 2, y: 42 };
const maxRadius = 40;

function Circles({ domain, competitor, overlap }: { domain: string; competitor: string; overlap: Overlap }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const countText = (keywords: number) =>
    keywords < 100_000 ? format.integer(keywords) : format.short(keywords);
  const circles = overlapCircles(overlap, { centre: centre.x, maxRadius });
  const [left, right] = [
    circles.domain.x - circles.domain.radius,
    circles.competitor.x + circles.competitor.radius,
  ];
  const lensCentreX =
    (circles.competitor.x - circles.competitor.radius + circles.domain.x + circles.domain.radius) / 2;
  const label = t('domain.overlapLabel', {
    own: domain,
    competitor,
    shared: format.integer(overlap.shared),
    ownOnly: format.integer(overlap.ownOnly),
    competitorOnly: format.integer(overlap.competitorOnly),
  });
  return (
    <svg className={styles.circles} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g fillOpacity={0.14} strokeWidth={1.5}>
        <circle
          cx={circles.domain.x}
          cy={centre.y}
          r={circles.domain.radius}
          fill="var(--series-1)"
          stroke="var(--series-1)"
        />
        <circle
          cx={circles.competitor.x}
          cy={centre.y}
          r={circles.competitor.radius}
          fill="var(--series-3)"
          stroke="var(--series-3)"
        />
      </g>
      <SideLabel x={left - 8} anchor="end" name={shortName(domain)} countText={countText(overlap.ownOnly)} />
      <SideLabel
        x={right + 8}
        anchor="start"
        name={shortName(competitor)}
        countText={countText(overlap.competitorOnly)}
      />
      <text x={lensCentreX} y={height - 6} textAnchor="middle" className={styles.shared}>
        {t('domain.overlapShared', { shared: countText(overlap.shared) })}
      </text>
    </svg>
  );
}

interface SideLabelProps {
  x: number;
  anchor: 'start' | 'end';
  name: string;
  /** Number of keywords that only this domain has. */
  countText: string;
}

function SideLabel({ x, anchor, name, countText }: SideLabelProps) {
  return (
    <text textAnchor={anchor}>
      <tspan x={x} y={centre.y - 4} className={styles.name}>
        {name}
      </tspan>
      <tspan x={x} y={centre.y + 13}>
        {countText}
      </tspan>
    </text>
  );
}

const maxNameChars = 18;

function shortName(host: string): string {
  const name = shortenHost(host);
  return name.length > maxNameChars ? `${name.slice(0, maxNameChars - 1)}…` : name;
}

/** Keyword counts of two domains: exclusive and shared. */
interface Overlap {
  ownOnly: number;
  shared: number;
  competitorOnly: number;
}

/** Two overlapping circles in diagram units. */
interface OverlapCircles {
  domain: { x: number; radius: number };
  competitor: { x: number; radius: number };
}

/** Circles and overlap with areas proportional to the counts, centred, the larger one with `maxRadius`. */
export function overlapCircles(
  { ownOnly, shared, competitorOnly }: Overlap,
  { centre, maxRadius }: { centre: number; maxRadius: number },
): OverlapCircles {
  const [domainKeywords, competitorKeywords] = [ownOnly + shared, competitorOnly + shared];
  const maxKeywords = Math.max(domainKeywords, competitorKeywords);
  const radiusOf = (keywords: number) => maxRadius * Math.sqrt(keywords / maxKeywords);
  const [r1, r2] = [radiusOf(domainKeywords), radiusOf(competitorKeywords)];
  const distance = distanceForArea(r1, r2, (Math.PI * maxRadius * maxRadius * shared) / maxKeywords);
  const left = centre - (r1 + distance + r2) / 2;
  return { domain: { x: left + r1, radius: r1 }, competitor: { x: left + r1 + distance, radius: r2 } };
}
