import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../graphql/use-viewer.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/**
 * Toast container. It loads early for logged-in users, so that it can report a lost connection; for guests it loads
 * with the first toast.
 */
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
