import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../graphql/use-viewer.js';

const Toasts = lazy(async () => ({ default: (await import('./toasts.js')).Toasts }));

/**
 * The corner of short notes. For who is logged in it is there beforehand, as a note may have to say that the server is not
 * reached; for guests, who are told little, its script comes with the first note.
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
