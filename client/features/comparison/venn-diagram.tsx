import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { Stance } from './compared-address.js';
import { type ComparedPart, isShown, isShownAlone } from './compared-parts.js';
import { domainColour } from './domain-colour.js';
import { usePartName } from './use-part-name.js';
import styles from './venn-diagram.module.css';
import { canvas, layVenn, pathsTransform, type VennRegion } from './venn-regions.js';

interface VennDiagramProps {
  /** Names of the two or three domains, in their order. */
  names: readonly string[];
  parts: readonly ComparedPart[];
  stances: readonly Stance[];
  /** Shows the keywords of a part alone. */
  onPick: (part: ComparedPart) => void;
}

/** Circles as large as what each domain has, overlapping by what they share. A region opens its keywords. */
export function VennDiagram({ names, parts, stances, onPick }: VennDiagramProps) {
  const { t } = useTranslation('comparison');
  const { circles, regions } = useMemo(() => layVenn(parts, names.length), [parts, names.length]);
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      role="group"
      aria-label={t('diagram')}
    >
      {circles.map(({ domain, x, y, radius }) => (
        <circle
          key={domain}
          cx={x}
          cy={y}
          r={radius}
          className={styles.circle}
          style={{ '--colour': domainColour(domain) } as React.CSSProperties}
        />
      ))}
      {regions.map((region) => (
        <Region
          key={region.domains.join()}
          region={region}
          names={names}
          isShown={isShown(region, stances)}
          isAlone={isShownAlone(region, stances)}
          onPick={() => onPick(region)}
        />
      ))}
      {circles.map(({ domain, label }) => (
        <text key={domain} x={label.x} y={label.y} textAnchor={label.anchor} className={styles.name}>
          <tspan fill={domainColour(domain)}>● </tspan>
          {shortened(names[domain - 1] ?? '')}
        </text>
      ))}
    </svg>
  );
}

interface RegionProps {
  region: VennRegion;
  names: readonly string[];
  isShown: boolean;
  isAlone: boolean;
  onPick: () => void;
}

function Region({ region, names, isShown, isAlone, onPick }: RegionProps) {
  const format = useFormat();
  const name = usePartName(names)(region);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isAlone}
      className={styles.region}
      data-shown={isShown}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
    >
      <title>{name}</title>
      <path d={region.path} fillRule="evenodd" transform={pathsTransform} />
      {region.text && (
        <text x={region.text.x} y={region.text.y + 4} textAnchor="middle">
          {region.keywords < 100_000 ? format.integer(region.keywords) : format.short(region.keywords)}
        </text>
      )}
    </g>
  );
}

const longest = 22;

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
