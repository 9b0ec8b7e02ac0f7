import { NotFoundPage } from '../features/errors/not-found-page.js';
import { HelpPage } from '../features/help/help-page.js';

/** The help, at the addresses of all its pages. */
export function Component() {
  return <HelpPage notFound={<NotFoundPage />} />;
}
