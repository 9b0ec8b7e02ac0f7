import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../graphql/use-viewer.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/** Lazy toast container. For logged-in users it is loaded in advance, so that it can report a lost connection. */
export function Toaster() {
  const { account } = useViewer();
  const { notifications } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if ((account !== undefined || notifications.length > 0) && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
