import { englishFunctionWords } from './function-words.en.js';
import { russianFunctionWords } from './function-words.ru.js';

const known: ReadonlySet<string> = new Set([...englishFunctionWords, ...russianFunctionWords]);

/** Whether a word in lower case joins others and names nothing. */
export function isFunctionWord(word: string): boolean {
  return known.has(word);
}
