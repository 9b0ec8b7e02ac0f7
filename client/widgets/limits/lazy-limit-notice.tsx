import { type ComponentProps, lazy, Suspense } from 'react';
import type { LimitNotice as Notice } from './limit-notice.js';

const Loaded = lazy(async () => ({ default: (await import('./limit-notice.js')).LimitNotice }));

/** Limit notice with its texts, loaded when a limit is reached. */
export function LimitNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
