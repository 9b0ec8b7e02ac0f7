import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { asciiTokens } from './split-words.js';

/** Words of all phrases, negative keywords and filters of a report. Each is a condition with all its forms. */
const maxSearchedWords = 600;

/** @throws AppError BadRequest if the phrases and negative keywords have too many words */
export function assertSearchedWords(phrases: readonly string[]): void {
  assertWordCount(phrases.reduce((sum, phrase) => sum + asciiTokens(phrase).length, 0));
}

/** @throws AppError BadRequest for too many words */
export function assertWordCount(words: number): void {
  if (words > maxSearchedWords) throw new AppError(ErrorCode.BadRequest, { what: tooManyWordsMessage });
}

const tooManyWordsMessage = {
  en: `The phrases, negative keywords and filters have more than ${maxSearchedWords} words: search for fewer at a time.`,
  ru: `В строках, минус-словах и фильтрах больше ${maxSearchedWords} слов: ищите по частям.`,
};
