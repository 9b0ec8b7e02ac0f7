import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useFormat } from '../../i18n/use-format.js';
import { lineChartOption } from './chart-options.js';
import type { Report, ReportRow } from './report-rows.js';

interface KeywordChartProps {
  report: Report;
  /** Keyword to chart; undefined closes the dialog. */
  row: ReportRow | undefined;
  onClose: () => void;
}

/** Position history of one keyword, with the best position at the top. */
export function KeywordChart({ report, row, onClose }: KeywordChartProps) {
  return (
    <Dialog opened={row !== undefined} onClose={onClose} title={row?.keyword ?? ''} width={640}>
      {row ? <PositionChart report={report} row={row} /> : null}
    </Dialog>
  );
}

function PositionChart({ report, row }: { report: Report; row: ReportRow }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const tokens = useChartTokens();
  const option = useMemo(() => {
    const dates = report.dates.map(({ date }) => date).toReversed();
    const values = row.positions.map((position) => (position > 0 ? position : null)).toReversed();
    const formatValue = (value: number | null | undefined) => format.integer(value);
    return lineChartOption(
      dates,
      [{ name: report.sites[0] ?? '', values }],
      { isReversed: true, formatValue },
      { tokens, format },
    );
  }, [report, row, tokens, format]);
  const last = row.positions.find((position) => position > 0);
  if (last === undefined) return <p>{t('chart.none')}</p>;
  return (
    <Chart
      option={option}
      height={300}
      label={t('chart.label', { keyword: row.keyword, last: format.integer(last) })}
    />
  );
}
