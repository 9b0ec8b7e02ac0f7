import { lazy, Suspense } from 'react';
import { openTrialRequest, useDemoWish } from '../../lib/trial-request.js';

const DemoRequestDialog = lazy(async () => ({
  default: (await import('./demo-request-dialog.js')).DemoRequestDialog,
}));

/** The place of the request for free days over any page; the form comes with its first use. */
export function DemoRequestHost() {
  const wish = useDemoWish();
  if (!wish) return null;
  return (
    <Suspense>
      <DemoRequestDialog {...wish} onClose={() => openTrialRequest(undefined)} />
    </Suspense>
  );
}
