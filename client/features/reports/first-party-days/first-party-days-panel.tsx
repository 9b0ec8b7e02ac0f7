import { lazy, Suspense, useMemo } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { reportDocument, useReportRows } from '../../../widgets/reports/use-report-rows.js';
import type { ReportMeta } from '../../../widgets/reports/report-meta.js';
import type { ReportSubject } from '../../../widgets/reports/report-subject.js';
import type { FirstPartyDay } from './first-party-days-option.js';
import styles from './first-party-days.module.css';

const FirstPartyDaysChart = lazy(async () => ({
  default: (await import('./first-party-days-chart.js')).FirstPartyDaysChart,
}));

/** More than the 16 months that Search Console retains. */
const maxDays = 500;

const fields = ['day', 'clicks', 'impressions', 'position'] as const;

/** Chart of daily metrics above the table. Renders nothing for fewer than two days. */
export function FirstPartyDaysPanel({ meta, subject }: { meta: ReportMeta; subject: ReportSubject }) {
  const { viewer } = useViewer();
  const document = useMemo(() => reportDocument(meta, fields), [meta]);
  // Plans without a page size option can load only the days of one page.
  const perPage = viewer?.plan.limits.perPage === true ? maxDays : undefined;
  const { result } = useReportRows(
    document,
    { ...subject.variables, ...(perPage === undefined ? {} : { perPage }) },
    { skip: viewer === undefined, viewerKey: viewer?.kind },
  );
  const days = useMemo(() => (result?.data ?? []).map(toFirstPartyDay), [result]);
  const names = useMemo(() => {
    const getTitle = (id: string) => meta.columns.find((column) => column.id === id)?.title ?? '';
    return {
      clicks: getTitle('clicks'),
      impressions: getTitle('impressions'),
      position: getTitle('position'),
    };
  }, [meta]);
  if (result && days.length < 2) return null;
  return (
    <section className={styles.card} aria-label={meta.title}>
      <div className={styles.place}>
        {result && (
          <Suspense>
            <FirstPartyDaysChart days={days} names={names} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function toFirstPartyDay(row: GridRow): FirstPartyDay {
  const { day, clicks, impressions, position } = row;
  return {
    day: String(day),
    clicks: Number(clicks),
    impressions: Number(impressions),
    position: position === null ? null : Number(position),
  };
}
