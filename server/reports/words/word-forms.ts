import { EnglishForms } from './english-forms.js';
import { RussianForms } from './russian-forms.js';

/** Returns all forms of a lower-case word, including the word. */
export type WordForms = (word: string) => readonly string[];

/** Dictionaries, loaded with the first word that needs them unless `loadDictionaries` loaded them before. */
let russian: Promise<RussianForms> | undefined;
let english: Promise<EnglishForms> | undefined;

/** Loads the dictionaries that the words need. A word of another language has only itself as a form. */
export async function loadWordForms(words: readonly string[]): Promise<WordForms> {
  const [ofRussian, ofEnglish] = await Promise.all([
    words.some(isRussian) ? (russian ??= RussianForms.load()) : undefined,
    words.some(isEnglish) ? (english ??= EnglishForms.load()) : undefined,
  ]);
  return (word) => {
    if (ofRussian && isRussian(word)) return ofRussian.getForms(word);
    if (ofEnglish && isEnglish(word)) return ofEnglish.getForms(word);
    return [word];
  };
}

/** Loads both dictionaries, which takes half a second of processor time, and analyses a first word of each. */
export async function loadDictionaries(): Promise<void> {
  const words = ['слово', 'word'];
  const forms = await loadWordForms(words);
  for (const word of words) forms(word);
}

function isRussian(word: string): boolean {
  return /^[а-яё]+$/.test(word);
}

function isEnglish(word: string): boolean {
  return /^[a-z]+$/.test(word);
}
