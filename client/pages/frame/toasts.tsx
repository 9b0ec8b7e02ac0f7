import { Notifications } from '@mantine/notifications';

/** Toast container shared by all pages; toasts survive navigation. */
export function Toasts() {
  return <Notifications position="bottom-right" limit={3} containerWidth={360} />;
}
