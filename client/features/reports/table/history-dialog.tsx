import { Suspense, lazy } from 'react';

const PositionHistoryDialog = lazy(async () => ({
  default: (await import('../../position-history/position-history-dialog.js')).PositionHistoryDialog,
}));

/** Whose position over time: a domain's for a keyword, in a database. */
export interface HistorySubject {
  domain: string;
  keyword: string;
  base: string | undefined;
}

/** The history of a position; its chart is loaded when it is first opened. */
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
