import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { asciiTokens } from './split-words.js';

/** Words of all phrases and negative keywords of a search. Each is a condition with all its forms. */
const maxSearchedWords = 600;

/** @throws AppError BadRequest if the phrases and negative keywords have too many words */
export function assertSearchedWords(phrases: readonly string[]): void {
  const words = phrases.reduce((sum, phrase) => sum + asciiTokens(phrase).length, 0);
  if (words > maxSearchedWords) throw new AppError(ErrorCode.BadRequest, { what: tooManyWordsMessage });
}

const tooManyWordsMessage = {
  en: `The phrases and negative keywords have more than ${maxSearchedWords} words: search for fewer at a time.`,
  ru: `В строках и минус-словах больше ${maxSearchedWords} слов: ищите по частям.`,
};
