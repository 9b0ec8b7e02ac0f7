import { englishFunctionWords } from './english-function-words.js';
import { russianFunctionWords } from './russian-function-words.js';

const functionWords: ReadonlySet<string> = new Set([...englishFunctionWords, ...russianFunctionWords]);

/** Whether a lower-case word is a function word. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}
