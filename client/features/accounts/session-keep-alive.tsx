import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionEnd } from '../../lib/session/session-end.js';
import { paths } from '../../addresses/paths.js';
import { useSessionWatch } from './use-session-watch.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.js')).SessionDialog }));

const authRoutes: readonly string[] = [paths.login, paths.logout, paths.forgotPassword];

/** Watches the session and opens the login dialog on any page when it ends. */
export function SessionKeepAlive() {
  useSessionWatch();
  const { viewer } = useViewer();
  const end = useSessionEnd();
  const { pathname } = useLocation();
  if (!end || end.isDismissed || !viewer?.sessionFault || isAuthRoute(pathname)) return null;
  return (
    <Suspense>
      <SessionDialog reason={end.code} viewer={viewer} />
    </Suspense>
  );
}

/** Pages with their own log-in do not need the dialog. */
function isAuthRoute(pathname: string): boolean {
  return authRoutes.includes(pathname) || /^\/[a-z]{2}\/(?:forgotpassword|activation)\//.test(pathname);
}
