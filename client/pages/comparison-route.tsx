export { ComparisonRoute as Component } from './comparison/comparison-route.js';
