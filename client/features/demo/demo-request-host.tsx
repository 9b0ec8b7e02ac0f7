import { lazy, Suspense } from 'react';
import { openTrialRequest, useTrialRequest } from '../../lib/session/trial-request.js';

const DemoRequestDialog = lazy(async () => ({
  default: (await import('./demo-request-dialog.js')).DemoRequestDialog,
}));

/** Renders the request dialog over any page and loads it on first use. */
export function DemoRequestHost() {
  const request = useTrialRequest();
  if (!request) return null;
  return (
    <Suspense>
      <DemoRequestDialog {...request} onClose={() => openTrialRequest(undefined)} />
    </Suspense>
  );
}
