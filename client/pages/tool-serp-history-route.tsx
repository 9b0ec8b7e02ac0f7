export { HistoryPage as Component } from '../features/serp-tools/history/history-page.js';
