export { TopsPage as Component } from '../features/serp-tools/comparison/tops-page.js';
