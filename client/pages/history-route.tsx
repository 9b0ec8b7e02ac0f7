import { HistoryPage } from '../features/history/history-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The latest requests of a person. */
export function Component() {
  return (
    <AuthenticatedPage page="history">
      <HistoryPage />
    </AuthenticatedPage>
  );
}
