export { SerpComparisonPage as Component } from '../features/serp-tools/comparison/serp-page.js';
