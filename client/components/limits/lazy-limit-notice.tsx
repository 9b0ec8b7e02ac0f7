import { type ComponentProps, lazy, Suspense } from 'react';
import type { LimitNotice as Notice } from './limit-notice.js';

const Loaded = lazy(async () => ({ default: (await import('./limit-notice.js')).LimitNotice }));

/** Lazy limit notice; its code and texts load when a limit is hit. */
export function LimitNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
