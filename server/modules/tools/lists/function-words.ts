import { englishFunctionWords } from './english-function-words.js';
import { russianFunctionWords } from './russian-function-words.js';

const functionWords: ReadonlySet<string> = new Set([...englishFunctionWords, ...russianFunctionWords]);

/** Whether a word in lower case joins others and names nothing. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}
