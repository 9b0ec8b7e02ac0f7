import { lazy, Suspense } from 'react';
import { useTable } from '../table-context.js';

const RestrictionDialog = lazy(async () => ({
  default: (await import('./restriction-dialog.js')).RestrictionDialog,
}));

/** Restriction dialog of the surrounding table, loaded on demand. */
export function RestrictionMessage() {
  const { restrictedAction, setRestrictedAction, limits } = useTable();
  if (!restrictedAction) return null;
  return (
    <Suspense>
      <RestrictionDialog
        action={restrictedAction}
        rows={limits.rows ?? 0}
        conditions={limits.filter ? (limits.conditions ?? 0) : 0}
        fileRows={limits.fileRows ?? 0}
        isOwnerLimit={limits.isSetByOwner}
        onClose={() => setRestrictedAction(undefined)}
      />
    </Suspense>
  );
}
