export { DomainBatch as Component } from './site-tools/domain-batch.js';
