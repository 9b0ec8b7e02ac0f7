export { ListComparison as Component } from '../features/tools/lists/list-comparison.js';
