export { ClusteringPage as Component } from './clustering/clustering-page.js';
