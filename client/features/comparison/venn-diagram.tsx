import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { DomainFilter } from './comparison-params.js';
import { type ComparedPart, isVisible, isOnlyVisiblePart } from './compared-parts.js';
import { domainColour } from './domain-colour.js';
import { usePartFormatter } from './use-part-name.js';
import styles from './venn-diagram.module.css';
import { type Leader, layoutVenn, pathsTransform, shortenName, type VennRegion } from './venn-regions.js';
import { canvas } from './venn-placement.js';

interface VennDiagramProps {
  names: readonly string[];
  parts: readonly ComparedPart[];
  domainFilters: readonly DomainFilter[];
  /** Filters the table to one part. */
  onPick: (part: ComparedPart) => void;
}

/** Area-proportional Venn diagram. A click on a region filters the table. */
export function VennDiagram({ names, parts, domainFilters, onPick }: VennDiagramProps) {
  const { t } = useTranslation('comparison');
  const nameKey = names.join();
  // Deferred, so that the layout computation does not block the first paint of the page.
  const isDeferredRender = useDeferredValue(true, false);
  const { circles, regions } = useMemo(
    () => layoutVenn(isDeferredRender ? parts : [], nameKey.split(',')),
    [isDeferredRender, parts, nameKey],
  );
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      role="group"
      aria-label={t('diagram')}
    >
      {regions.map((region) => (
        <Region
          key={region.domains.join()}
          region={region}
          names={names}
          isVisible={isVisible(region, domainFilters)}
          isSingle={isOnlyVisiblePart(region, domainFilters)}
          onPick={() => onPick(region)}
        />
      ))}
      {circles.map(({ domain, x, y, radius, label, leader }) => (
        <g
          key={domain}
          className={styles.circle}
          style={{ '--colour': domainColour(domain) } as React.CSSProperties}
        >
          <circle cx={x} cy={y} r={radius} />
          <LeaderLine leader={leader} />
          <text x={label.x} y={label.y} textAnchor={label.anchor}>
            <tspan fill="var(--colour)">● </tspan>
            {shortenName(names[domain - 1] ?? '')}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Leader line from a label to its target, with a dot at the end. */
function LeaderLine({ leader: { from, to } }: { leader: Leader }) {
  return (
    <g className={styles.leader} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={to.x} cy={to.y} r={2} />
    </g>
  );
}

interface RegionProps {
  region: VennRegion;
  names: readonly string[];
  isVisible: boolean;
  isSingle: boolean;
  onPick: () => void;
}

function Region({ region, names, isVisible, isSingle, onPick }: RegionProps) {
  const format = useFormat();
  const name = usePartFormatter(names)(region);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSingle}
      className={styles.region}
      data-shown={isVisible}
      data-shared={region.domains.length > 1}
      style={{ '--colour': domainColour(region.domains[0] ?? 1) } as React.CSSProperties}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
    >
      <title>{name}</title>
      <path d={region.path} fillRule="evenodd" transform={pathsTransform} />
      {region.leader && <LeaderLine leader={region.leader} />}
      {region.text && (
        <text x={region.text.x} y={region.text.y + 4} textAnchor="middle">
          {region.keywords < 100_000 ? format.integer(region.keywords) : format.short(region.keywords)}
        </text>
      )}
    </g>
  );
}
