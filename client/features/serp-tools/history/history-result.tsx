import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../addresses/report-path.js';
import { Position } from '../../../components/ui/position.js';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import { saveFile } from '../../../lib/save-file.js';
import { csvFile } from '../delimited-file.js';
import type { SerpHistoryQuery } from '../serp-tools.generated.js';
import { type MonthColumn, monthColumns, movesOf } from './moves.js';
import parts from '../top-places.module.css';
import styles from './history.module.css';

/** Gap between two months and height of a line, in px; the style sheet has the same. */
const gap = 40;
const lineHeight = 32;

/** Width of the column of positions, in px; the style sheet has the same. */
const ranksWidth = 47;

/** Least and most width of a month with the gap behind it, in px. */
const [leastMonth, mostMonth] = [210, 320];

interface HistoryResultProps {
  history: SerpHistoryQuery['serpHistory'];
  depth: number;
  base: string | undefined;
}

/** The months side by side, each domain's positions joined by lines. */
export function HistoryResult({ history, depth, base }: HistoryResultProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const columns = useMemo(() => monthColumns(history.months, depth), [history, depth]);
  const moves = useMemo(() => movesOf(columns), [columns]);
  const { ref, width } = useElementSize();
  const shared = Math.floor((width - ranksWidth) / Math.max(1, columns.length));
  const monthWidth = Math.min(mostMonth, Math.max(leastMonth, shared));
  const [pointed, setPointed] = useState<string>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const mark = (domain: string) =>
    setMarked(marked.includes(domain) ? marked.filter((one) => one !== domain) : [...marked, domain]);
  const { viewer } = useViewer();
  const save = () => {
    const names = ['month', 'pos', 'domain', 'url'] as const;
    const lines = [
      names.map((name) => t(`history.columns.${name}`)),
      ...history.months.flatMap(({ month, places }) =>
        places.map(({ pos, domain, url }) => [month, pos, domain, url]),
      ),
    ];
    const rows = viewer?.plan.limits.exportRows ?? undefined;
    saveFile(
      csvFile(rows === undefined ? lines : lines.slice(0, rows + 1), format.language),
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
          onClick={save}
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
          {Array.from({ length: depth }, (_, at) => (
            <div key={at} className={parts.rank}>
              <Position value={at + 1} />
            </div>
          ))}
        </div>
        <div className={styles.months} style={{ width: columns.length * monthWidth }}>
          <svg
            className={`${parts.lines} ${styles.lines}`}
            width={columns.length * monthWidth}
            height={depth * lineHeight}
            aria-hidden="true"
          >
            {moves.map(({ domain, at, from, to }) => {
              const start = (at + 1) * monthWidth - gap;
              const middle = start + gap / 2;
              const [high, low] = [from, to].map((position) => (position - 0.5) * lineHeight);
              return (
                <path
                  key={`${domain}#${at}`}
                  d={`M${start} ${high}C${middle} ${high} ${middle} ${low} ${start + gap} ${low}`}
                  data-way={to < from ? 'up' : to > from ? 'down' : undefined}
                  data-marked={pointed === domain || marked.includes(domain) || undefined}
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
              pointed={pointed}
              onPoint={setPointed}
              marked={marked}
              onMark={mark}
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
  /** With the gap behind it, in px. */
  width: number;
  depth: number;
  pointed: string | undefined;
  onPoint: (domain: string | undefined) => void;
  marked: readonly string[];
  onMark: (domain: string) => void;
}

function Month({ column, width, depth, pointed, onPoint, marked, onMark }: MonthProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const came = column.places.filter(({ isNew }) => isNew).length;
  const name = format.month(column.date);
  return (
    <section className={styles.month} style={{ width }} aria-label={name}>
      <div className={`${parts.head} ${styles.head}`}>
        <b>{name}</b>
        <span
          className={styles.quiet}
          title={column.left.length > 0 ? t('history.left', { domains: column.left.join(', ') }) : undefined}
        >
          {came + column.left.length > 0
            ? t('history.changes', { came: format.integer(came), left: format.integer(column.left.length) })
            : format.day(column.date)}
        </span>
      </div>
      <ol className={styles.places} style={{ width: width - gap, height: depth * lineHeight }}>
        {column.places.map(({ domain, url, pos, isNew }) => (
          <li key={domain} value={pos} style={{ top: (pos - 1) * lineHeight }}>
            <button
              type="button"
              className={`${parts.place} ${styles.place}`}
              aria-pressed={marked.includes(domain)}
              data-pointed={pointed === domain || undefined}
              title={`${domain}${url}`}
              onClick={() => onMark(domain)}
              onPointerEnter={() => onPoint(domain)}
              onPointerLeave={() => onPoint(undefined)}
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
