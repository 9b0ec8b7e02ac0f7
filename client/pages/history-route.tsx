import { HistoryPage } from '../features/history/history-page.js';
import { OwnPage } from './own-page.js';

/** The latest requests of a person. */
export function Component() {
  return (
    <OwnPage page="history">
      <HistoryPage />
    </OwnPage>
  );
}
