import { HistoryPage } from '../features/history/history-page.js';

export function HistoryRoute() {
  return <HistoryPage />;
}
