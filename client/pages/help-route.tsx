import { NotFoundPage } from '../widgets/errors/not-found-page.js';
import { HelpPage } from '../features/help/help-page.js';

/** All help pages. */
export function Component() {
  return <HelpPage notFound={<NotFoundPage />} />;
}
