import { lazy, Suspense } from 'react';
import { useTable } from '../table/table-context.js';

const RestrictionDialog = lazy(async () => ({
  default: (await import('./restriction-dialog.js')).RestrictionDialog,
}));

/** The dialog about what the reader has just been refused. */
export function Refusal() {
  const { rejected, refuse, limits } = useTable();
  if (!rejected) return null;
  return (
    <Suspense>
      <RestrictionDialog
        action={rejected}
        rows={limits.rows ?? 0}
        conditions={limits.filter ? (limits.conditions ?? 0) : 0}
        fileRows={limits.fileRows ?? 0}
        isOfOwner={limits.isOfOwner}
        onClose={() => refuse(undefined)}
      />
    </Suspense>
  );
}
