export { DatabaseStatistics as Component } from '../features/databases/database-statistics.js';
