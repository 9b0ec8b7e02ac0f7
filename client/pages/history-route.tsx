export { HistoryPage as Component } from '../features/history/history-page.js';
