import { EnglishForms } from './english-forms.js';
import { RussianForms } from './russian-forms.js';

/** Gives all forms of a word in lower case, itself among them. */
export type WordForms = (word: string) => readonly string[];

/** Dictionaries that are in memory, or on the way there: each comes with the first word that asks for it, and stays. */
let russian: Promise<RussianForms> | undefined;
let english: Promise<EnglishForms> | undefined;

/** Reads the dictionaries that some words need, and answers what knows their forms. A word of neither language has itself alone. */
export async function wordFormsFor(words: readonly string[]): Promise<WordForms> {
  const [ofRussian, ofEnglish] = await Promise.all([
    words.some(isRussian) ? (russian ??= RussianForms.load()) : undefined,
    words.some(isEnglish) ? (english ??= EnglishForms.load()) : undefined,
  ]);
  return (word) => {
    if (ofRussian && isRussian(word)) return ofRussian.of(word);
    if (ofEnglish && isEnglish(word)) return ofEnglish.of(word);
    return [word];
  };
}

function isRussian(word: string): boolean {
  return /^[а-яё]+$/.test(word);
}

function isEnglish(word: string): boolean {
  return /^[a-z]+$/.test(word);
}
