export { KeywordCombiner as Component } from '../features/tools/lists/keyword-combiner.js';
