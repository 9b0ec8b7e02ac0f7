export { UniqueWords as Component } from '../features/tools/lists/unique-words.js';
