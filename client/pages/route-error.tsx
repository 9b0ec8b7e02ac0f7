import { useRouteError } from 'react-router-dom';
import { FatalPage } from '../features/errors/fatal-page.js';
import { requestIdOf } from '../graphql/error-link.js';

/** A page that failed inside the frame. A file of it that is gone means that the server was updated since. */
export function RouteError() {
  const error = useRouteError();
  return (
    <FatalPage
      isOutdated={isMissingFile(error)}
      requestId={typeof error === 'object' && error ? requestIdOf(error) : undefined}
    />
  );
}

/** Browsers say so of scripts in words of their own, the loader of the build of styles. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const ofScript = error instanceof TypeError && /import|module/i.test(error.message);
  return ofScript || error.message.startsWith('Unable to preload CSS');
}
