import { useRouteError } from 'react-router-dom';
import { FatalPage } from '../features/errors/fatal-page.js';
import { getRequestId } from '../graphql/error-link.js';

/** Error page inside the frame. A missing file means that the server was updated. */
export function RouteError() {
  const error = useRouteError();
  return (
    <FatalPage
      isOutdated={isMissingFile(error)}
      requestId={typeof error === 'object' && error ? getRequestId(error) : undefined}
    />
  );
}

/** Browsers use different messages for scripts; the preload helper of Vite has its own for styles. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isScriptError = error instanceof TypeError && /import|module/i.test(error.message);
  return isScriptError || error.message.startsWith('Unable to preload CSS');
}
