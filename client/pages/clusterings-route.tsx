export { ClusteringsPage as Component } from './clustering/clusterings-page.js';
