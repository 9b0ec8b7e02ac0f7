import { Notifications } from '@mantine/notifications';

/** The corner where short notes of every page stand; a note outlives the page that made it. */
export function Toasts() {
  return <Notifications position="bottom-right" limit={3} containerWidth={360} />;
}
