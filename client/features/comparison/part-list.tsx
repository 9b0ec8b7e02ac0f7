import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { DomainFilter } from './comparison-params.js';
import { type ComparedPart, isVisible, isOnlyVisiblePart } from './compared-parts.js';
import { domainColour } from './domain-colour.js';
import styles from './part-list.module.css';
import { usePartFormatter } from './use-part-name.js';

const collapsedPartCount = 8;

interface PartListProps {
  names: readonly string[];
  /** Sorted by size, descending. */
  parts: readonly ComparedPart[];
  domainFilters: readonly DomainFilter[];
  /** Filters the table to one part. */
  onPick: (part: ComparedPart) => void;
}

/** Lists every intersection with its keyword count. A click filters the table. */
export function PartList({ names, parts, domainFilters, onPick }: PartListProps) {
  const { t } = useTranslation('comparison');
  const [isExpanded, setExpanded] = useState(false);
  const formatPart = usePartFormatter(names);
  const { integer } = useFormat();
  const maxKeywords = Math.max(1, ...parts.map(({ keywords }) => keywords));
  if (parts.length === 0) return <p className={styles.none}>{t('noParts')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('parts')}>
        {parts.slice(0, isExpanded ? undefined : collapsedPartCount).map((part) => (
          <li key={part.domains.join()}>
            <button
              type="button"
              className={styles.part}
              title={formatPart(part)}
              aria-label={formatPart(part)}
              aria-pressed={isOnlyVisiblePart(part, domainFilters)}
              data-shown={isVisible(part, domainFilters)}
              onClick={() => onPick(part)}
            >
              <Members names={names} part={part} />
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{ width: `${Math.max(1, (part.keywords / maxKeywords) * 100)}%` }}
                />
              </span>
              <span className={styles.figure}>{integer(part.keywords)}</span>
            </button>
          </li>
        ))}
      </ul>
      {parts.length > collapsedPartCount && (
        <button type="button" className={styles.more} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? t('fewerParts') : t('allParts', { count: parts.length })}
        </button>
      )}
    </>
  );
}

/** One dot per domain, filled if it belongs to the part, and a line from the first to the last filled dot. */
function Members({ names, part }: { names: readonly string[]; part: ComparedPart }) {
  return (
    <span className={styles.members} aria-hidden="true">
      {names.map((name, index) => (
        <span
          key={name}
          className={styles.dot}
          data-has={part.domains.includes(index + 1)}
          style={{ '--colour': domainColour(index + 1) } as React.CSSProperties}
        />
      ))}
    </span>
  );
}
