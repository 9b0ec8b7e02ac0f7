import { useRouteError } from 'react-router-dom';
import { FatalPage } from '../features/errors/fatal-page.js';
import { requestIdOf } from '../graphql/error-link.js';

/** A page that failed inside the frame. A chunk that is gone means that the server was updated since. */
export function RouteFault() {
  const error = useRouteError();
  const isMissingChunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <FatalPage
      outdated={isMissingChunk}
      requestId={typeof error === 'object' && error ? requestIdOf(error) : undefined}
    />
  );
}
