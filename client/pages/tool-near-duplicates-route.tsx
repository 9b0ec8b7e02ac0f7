export { NearDuplicates as Component } from '../features/tools/lists/near-duplicates.js';
