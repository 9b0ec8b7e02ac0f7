import { Suspense, lazy } from 'react';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';
import type { ReportSubject } from '../report-subject.js';

const PositionHistoryDialog = lazy(async () => ({
  default: (await import('../position-history/position-history-dialog.js')).PositionHistoryDialog,
}));

/** Domain, keyword and database of a position history. */
export interface HistorySubject {
  domain: string;
  keyword: string;
  base: string | undefined;
}

/** History subject of a position cell: domain and keyword come from the row, the column or the report's subject. */
export function historySubject(
  row: GridRow,
  subject: ReportSubject,
  { ofDomain }: Pick<GridColumn, 'ofDomain'>,
): HistorySubject | undefined {
  const domain =
    subject.domains?.[(ofDomain ?? 0) - 1] ??
    subject.domain ??
    nonEmptyText(row['name']) ??
    nonEmptyText(row['domain']);
  const keyword = nonEmptyText(row['word']) ?? nonEmptyText(row['keyword']) ?? subject.links['keyword'];
  const { base } = subject.links;
  return domain && keyword ? { domain, keyword, base } : undefined;
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Position history dialog with a lazily loaded chart. */
export function HistoryDialog({
  subject,
  onClose,
}: {
  subject: HistorySubject | undefined;
  onClose: () => void;
}) {
  if (!subject) return null;
  return (
    <Suspense>
      <PositionHistoryDialog {...subject} onClose={onClose} />
    </Suspense>
  );
}
