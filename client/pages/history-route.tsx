import { HistoryPage } from '../features/history/history-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** The user's recent requests. */
export function Component() {
  return (
    <AuthenticatedPage page="history">
      <HistoryPage />
    </AuthenticatedPage>
  );
}
