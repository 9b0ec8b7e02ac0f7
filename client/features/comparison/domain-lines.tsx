import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DomainLink } from '../../components/ui/domain-link.js';
import { Segmented } from '../../components/ui/segmented.js';
import { useFormat } from '../../i18n/use-format.js';
import type { DomainFilter } from './comparison-params.js';
import { domainColour } from './domain-colour.js';
import styles from './domain-lines.module.css';
import type { Comparison } from './use-comparison.js';

/** One of the compared domains. */
export interface ComparedDomain {
  name: string;
  /**
   * Number of keywords in the selected view; undefined while loading, null if the database does not contain the
   * domain.
   */
  keywords: number | null | undefined;
  domainFilter: DomainFilter;
}

interface DomainLinesProps {
  lines: readonly ComparedDomain[];
  base?: string;
  /** Keywords in search results or in ads. */
  view: Comparison['view'];
  onDomainFilterChange: (name: string, domainFilter: DomainFilter) => void;
  onRemove: (name: string) => void;
}

/** The compared domains with keyword counts, filters and a remove button. */
export function DomainLines({ lines, base, view, onDomainFilterChange, onRemove }: DomainLinesProps) {
  const { t } = useTranslation('comparison');
  const countTitle = view === 'context' ? t('paid') : t('inTop50');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sites')}</th>
          <th scope="col" className={styles.number}>
            {countTitle}
          </th>
          <th scope="col">{t('show')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.name}>
            <th scope="row">
              <span className={styles.site}>
                <span
                  className={styles.dot}
                  style={{ background: domainColour(index + 1) }}
                  aria-hidden="true"
                />
                <DomainLink domain={line.name} base={base} strong />
              </span>
            </th>
            <KeywordCount title={countTitle} keywords={line.keywords} />
            {line.keywords !== null && (
              <td className={styles.stance}>
                <DomainFilterSwitch
                  line={line}
                  lines={lines}
                  view={view}
                  onDomainFilterChange={(domainFilter) => onDomainFilterChange(line.name, domainFilter)}
                />
              </td>
            )}
            <td className={styles.end}>
              <ActionIcon
                onClick={() => onRemove(line.name)}
                aria-label={t('remove', { domain: line.name })}
                title={t('remove', { domain: line.name })}
              >
                <IconX aria-hidden="true" />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KeywordCount({ title, keywords }: Pick<ComparedDomain, 'keywords'> & { title: string }) {
  const { t } = useTranslation('comparison');
  const { integer } = useFormat();
  if (keywords === null) {
    return (
      <td className={styles.unknown} colSpan={2}>
        {t('unknown')}
      </td>
    );
  }
  return (
    <td className={styles.number} data-title={title}>
      {keywords === undefined ? '' : integer(keywords)}
    </td>
  );
}

interface DomainFilterSwitchProps {
  line: ComparedDomain;
  lines: readonly ComparedDomain[];
  view: Comparison['view'];
  onDomainFilterChange: (domainFilter: DomainFilter) => void;
}

/** The last included domain cannot be excluded, because the table would be empty. */
function DomainFilterSwitch({ line, lines, view, onDomainFilterChange }: DomainFilterSwitchProps) {
  const { t } = useTranslation('comparison');
  const included = lines.filter(({ domainFilter, keywords }) => domainFilter === 'has' && keywords !== null);
  const isLastIncluded = line.domainFilter === 'has' && included.length === 1;
  const texts =
    view === 'context'
      ? ({ choices: 'adStance', lastIncluded: 'lastIncludedAd' } as const)
      : ({ choices: 'stance', lastIncluded: 'lastIncluded' } as const);
  return (
    <span title={isLastIncluded ? t(texts.lastIncluded) : undefined}>
      <Segmented
        small
        label={t('stanceOf', { domain: line.name })}
        value={line.domainFilter}
        options={(['has', 'any', 'lacks'] as const).map((domainFilter) => ({
          value: domainFilter,
          label: t(`${texts.choices}.${domainFilter}`),
          isDisabled: isLastIncluded && domainFilter !== 'has',
        }))}
        onChange={onDomainFilterChange}
      />
    </span>
  );
}
