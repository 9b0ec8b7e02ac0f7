import { Button } from '@mantine/core';
import { IconFolderPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../addresses/report-path.js';
import { paths } from '../../../addresses/paths.js';
import { withQuery } from '../../../addresses/with-query.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { SharedResult } from '../shared-serp.js';
import parts from '../serp-results.module.css';
import styles from './serp-comparison.module.css';

interface SelectionToolbarProps {
  shared: readonly SharedResult[];
  /** Domains that rank for the keywords, ordered by the number of search results. */
  domains: readonly SharedResult[];
  marked: readonly string[];
  onMark: (key: string) => void;
  /** Number of compared search results. */
  serpCount: number;
  base: string | undefined;
}

/** Maximum number of positions to list for a selected domain. */
const maxListedPositions = 20;

/** Toolbar of the selected results: shared keywords, comparison and group report. */
export function SelectionToolbar({
  shared,
  domains,
  marked,
  onMark,
  serpCount,
  base,
}: SelectionToolbarProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { account, viewer } = useViewer();
  const selected = marked.flatMap((key) => shared.find((result) => result.key === key) ?? []);
  const names = [...new Set(selected.map(({ domain }) => domain))];
  const maxSites = viewer?.plan.limits.sitesToCompare ?? 2;
  const suggestedNames = domains
    .filter(({ domain, serpCount: count }) => count > 1 && !names.includes(domain))
    .slice(0, Math.max(0, maxSites - names.length))
    .map(({ domain }) => domain);
  const [first] = selected;
  const comparisonPath = (list: readonly string[], includedDomains: readonly string[]) =>
    reportPath('comparison', { domains: list.join(','), incl: includedDomains.join(',') }, base);
  const comparedNames = names.slice(0, maxSites);
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={t('comparison.marked', {
        count: selected.length,
        formatted: format.integer(selected.length),
      })}
    >
      <b role="status">
        {t('comparison.marked', { count: selected.length, formatted: format.integer(selected.length) })}
      </b>
      {selected.slice(0, 6).map((result) => (
        <span key={result.key} className={styles.chip}>
          <i className={styles.dot} />
          <span className={parts.name}>{result.name}</span>
          <b>
            {t('comparison.ofTops', {
              topResults: format.integer(result.serpCount),
              all: format.integer(serpCount),
            })}
          </b>
          <button
            type="button"
            aria-label={t('comparison.unmark', { name: result.name })}
            onClick={() => onMark(result.key)}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {selected.length === 1 && first && serpCount <= maxListedPositions ? (
        <span className={styles.said}>
          {t('comparison.positions', {
            positions: first.positions.map((position) => position ?? '–').join(' · '),
          })}
          {', '}
          {t('comparison.pagesUsed', { count: first.pages, formatted: format.integer(first.pages) })}
        </span>
      ) : null}
      <span className={styles.leads}>
        {comparedNames.length > 1 ? (
          <Button size="xs" component={Link} to={comparisonPath(comparedNames, comparedNames)}>
            {t('comparison.keywordsInCommon')}
          </Button>
        ) : null}
        {suggestedNames.length > 0 ? (
          <Button
            size="xs"
            component={Link}
            to={comparisonPath([...comparedNames, ...suggestedNames], comparedNames)}
          >
            {t('comparison.compareWith', {
              count: suggestedNames.length,
              formatted: format.integer(suggestedNames.length),
            })}
          </Button>
        ) : null}
        {account ? (
          <Button
            size="xs"
            component={Link}
            leftSection={<IconFolderPlus size={14} aria-hidden="true" />}
            to={withQuery(paths.groups, {
              ids: [
                ...selected.map(({ did }) => did),
                ...domains.filter(({ domain }) => suggestedNames.includes(domain)).map(({ did }) => did),
              ].join(','),
              db: base,
            })}
          >
            {t('comparison.group')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
