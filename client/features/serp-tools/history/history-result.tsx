import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../addresses/report-path.js';
import { Position } from '../../../components/ui/position.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { createCsvFile } from '../delimited-file.js';
import type { SerpHistoryQuery } from '../serp-tools.generated.js';
import { type MonthColumn, monthColumns, createMoves } from './moves.js';
import parts from '../serp-results.module.css';
import styles from './history.module.css';

/** Gap between months and row height in px; must match the style sheet. */
const gapPx = 40;
const lineHeightPx = 32;

/** Width of the position column in px; must match the style sheet. */
const ranksWidthPx = 47;

/** Minimum and maximum width of a month including the gap, in px. */
const [minMonthWidthPx, maxMonthWidthPx] = [210, 320];

interface HistoryResultProps {
  history: SerpHistoryQuery['serpHistory'];
  depth: number;
  base: string | undefined;
}

/** Months side by side, with lines between the positions of each domain. */
export function HistoryResult({ history, depth, base }: HistoryResultProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const columns = useMemo(() => monthColumns(history.months, depth), [history, depth]);
  const moves = useMemo(() => createMoves(columns), [columns]);
  const { ref, width } = useElementSize();
  const availableWidth = Math.floor((width - ranksWidthPx) / Math.max(1, columns.length));
  const monthWidth = Math.min(maxMonthWidthPx, Math.max(minMonthWidthPx, availableWidth));
  const [hovered, setHovered] = useState<string>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const toggleMark = (domain: string) =>
    setMarked(
      marked.includes(domain)
        ? marked.filter((markedDomain) => markedDomain !== domain)
        : [...marked, domain],
    );
  const { viewer } = useViewer();
  const downloadCsv = () => {
    const names = ['month', 'pos', 'domain', 'url'] as const;
    const lines = [
      names.map((name) => t(`history.columns.${name}`)),
      ...history.months.flatMap(({ month, places }) =>
        places.map(({ pos, domain, url }) => [month, pos, domain, url]),
      ),
    ];
    const rows = viewer?.plan.limits.exportRows ?? undefined;
    saveFile(
      createCsvFile(rows === undefined ? lines : lines.slice(0, rows + 1), format.language),
      'serp-history.csv',
    );
  };
  return (
    <section>
      <div className={`${parts.bar} ${styles.bar}`}>
        <h2>
          <Link to={reportPath('keyword-summary', { keyword: history.keyword }, base)}>
            {history.keyword}
          </Link>
        </h2>
        <span className={styles.quiet}>
          {t('history.months', { count: columns.length, formatted: format.integer(columns.length) })}
        </span>
        <Button
          className={styles.export}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={downloadCsv}
        >
          {t('comparison.export')}
        </Button>
      </div>
      <div
        className={`${parts.frame} ${styles.frame}`}
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label={t('history.table')}
      >
        <div className={parts.ranks}>
          <div className={`${parts.head} ${styles.head}`} />
          {Array.from({ length: depth }, (_, index) => (
            <div key={index} className={parts.rank}>
              <Position value={index + 1} />
            </div>
          ))}
        </div>
        <div className={styles.months} style={{ width: columns.length * monthWidth }}>
          <svg
            className={`${parts.lines} ${styles.lines}`}
            width={columns.length * monthWidth}
            height={depth * lineHeightPx}
            aria-hidden="true"
          >
            {moves.map(({ domain, monthIndex, from, to }) => {
              const start = (monthIndex + 1) * monthWidth - gapPx;
              const middle = start + gapPx / 2;
              const [high, low] = [from, to].map((position) => (position - 0.5) * lineHeightPx);
              return (
                <path
                  key={`${domain}#${monthIndex}`}
                  d={`M${start} ${high}C${middle} ${high} ${middle} ${low} ${start + gapPx} ${low}`}
                  data-way={to < from ? 'up' : to > from ? 'down' : undefined}
                  data-marked={hovered === domain || marked.includes(domain) || undefined}
                />
              );
            })}
          </svg>
          {columns.map((column) => (
            <Month
              key={column.month}
              column={column}
              width={monthWidth}
              depth={depth}
              hovered={hovered}
              onHover={setHovered}
              marked={marked}
              onMark={toggleMark}
            />
          ))}
        </div>
      </div>
      <p className={parts.legend}>{t('history.legend')}</p>
    </section>
  );
}

interface MonthProps {
  column: MonthColumn;
  /** Width including the gap, in px. */
  width: number;
  depth: number;
  hovered: string | undefined;
  onHover: (domain: string | undefined) => void;
  marked: readonly string[];
  onMark: (domain: string) => void;
}

function Month({ column, width, depth, hovered, onHover, marked, onMark }: MonthProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const newCount = column.results.filter(({ isNew }) => isNew).length;
  const name = format.month(column.date);
  return (
    <section className={styles.month} style={{ width }} aria-label={name}>
      <div className={`${parts.head} ${styles.head}`}>
        <b>{name}</b>
        <span
          className={styles.quiet}
          title={
            column.droppedDomains.length > 0
              ? t('history.left', { domains: column.droppedDomains.join(', ') })
              : undefined
          }
        >
          {newCount + column.droppedDomains.length > 0
            ? t('history.changes', {
                came: format.integer(newCount),
                left: format.integer(column.droppedDomains.length),
              })
            : format.day(column.date)}
        </span>
      </div>
      <ol className={styles.places} style={{ width: width - gapPx, height: depth * lineHeightPx }}>
        {column.results.map(({ domain, url, pos, isNew }) => (
          <li key={domain} value={pos} style={{ top: (pos - 1) * lineHeightPx }}>
            <button
              type="button"
              className={`${parts.place} ${styles.place}`}
              aria-pressed={marked.includes(domain)}
              data-pointed={hovered === domain || undefined}
              title={`${domain}${url}`}
              onClick={() => onMark(domain)}
              onPointerEnter={() => onHover(domain)}
              onPointerLeave={() => onHover(undefined)}
            >
              <SiteIcon domain={domain} />
              <span className={parts.name}>{domain}</span>
              {isNew ? <IconPlus size={13} role="img" aria-label={t('history.came')} /> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
