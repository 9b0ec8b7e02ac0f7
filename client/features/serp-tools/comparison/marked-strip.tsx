import { Button } from '@mantine/core';
import { IconFolderPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../addresses/report-path.js';
import { paths } from '../../../addresses/paths.js';
import { withQuery } from '../../../addresses/with-query.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { SharedPlace } from '../shared-serp.js';
import parts from '../top-places.module.css';
import styles from './tops.module.css';

interface MarkedStripProps {
  shared: readonly SharedPlace[];
  /** All domains of the tops, those of most tops first. */
  domains: readonly SharedPlace[];
  marked: readonly string[];
  onMark: (key: string) => void;
  /** Tops in all. */
  topResults: number;
  base: string | undefined;
}

/** Positions that are said of one marked domain. */
const mostSaid = 20;

/** What is marked, and where it leads: the keywords that they share, a comparison, a group report. */
export function MarkedStrip({ shared, domains, marked, onMark, topResults, base }: MarkedStripProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { account, viewer } = useViewer();
  const chosen = marked.flatMap((key) => shared.find((place) => place.key === key) ?? []);
  const names = [...new Set(chosen.map(({ domain }) => domain))];
  const max = viewer?.plan.limits.sitesToCompare ?? 2;
  const remaining = domains
    .filter(({ domain, topResults: of }) => of > 1 && !names.includes(domain))
    .slice(0, Math.max(0, max - names.length))
    .map(({ domain }) => domain);
  const [first] = chosen;
  const compared = (list: readonly string[], incl: readonly string[]) =>
    reportPath('comparison', { domains: list.join(','), incl: incl.join(',') }, base);
  const together = names.slice(0, max);
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={t('comparison.marked', { count: chosen.length, formatted: format.integer(chosen.length) })}
    >
      <b role="status">
        {t('comparison.marked', { count: chosen.length, formatted: format.integer(chosen.length) })}
      </b>
      {chosen.slice(0, 6).map((place) => (
        <span key={place.key} className={styles.chip}>
          <i className={styles.dot} />
          <span className={parts.name}>{place.name}</span>
          <b>
            {t('comparison.ofTops', {
              topResults: format.integer(place.topResults),
              all: format.integer(topResults),
            })}
          </b>
          <button
            type="button"
            aria-label={t('comparison.unmark', { name: place.name })}
            onClick={() => onMark(place.key)}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      {chosen.length === 1 && first && topResults <= mostSaid ? (
        <span className={styles.said}>
          {t('comparison.positions', {
            positions: first.positions.map((position) => position ?? '–').join(' · '),
          })}
          {', '}
          {t('comparison.pagesUsed', { count: first.pages, formatted: format.integer(first.pages) })}
        </span>
      ) : null}
      <span className={styles.leads}>
        {together.length > 1 ? (
          <Button size="xs" component={Link} to={compared(together, together)}>
            {t('comparison.keywordsInCommon')}
          </Button>
        ) : null}
        {remaining.length > 0 ? (
          <Button size="xs" component={Link} to={compared([...together, ...remaining], together)}>
            {t('comparison.compareWith', {
              count: remaining.length,
              formatted: format.integer(remaining.length),
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
                ...chosen.map(({ did }) => did),
                ...domains.filter(({ domain }) => remaining.includes(domain)).map(({ did }) => did),
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
