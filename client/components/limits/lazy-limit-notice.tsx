import { type ComponentProps, lazy, Suspense } from 'react';
import type { LimitNotice as Notice } from './limit-notice.js';

const Loaded = lazy(async () => ({ default: (await import('./limit-notice.js')).LimitNotice }));

/** The notice of a limit; its code and texts come when one is hit. */
export function LimitNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
