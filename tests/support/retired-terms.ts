import type { Language } from '../../server/contract/language/localised.js';

/** Term that texts of a language no longer use. */
interface RetiredTerm {
  language: Language;
  /** Spelling of the glossary, where `*` matches any ending. */
  term: string;
  pattern: RegExp;
}

/** Index of the column with the retired terms in the glossary tables. */
const columns: Readonly<Record<Language, number>> = { en: 3, ru: 4 };

/** Retired terms of all glossary tables. */
export function retiredTerms(glossary: string): RetiredTerm[] {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
    .map((line) => line.slice(1, -1).split('|'));
  return (['en', 'ru'] as const).flatMap((language) =>
    rows
      .flatMap((cells) => (cells[columns[language]] ?? '').split(';'))
      .map((term) => term.trim())
      .filter((term) => term !== '')
      .map((term) => ({ language, term, pattern: createPattern(term, language) })),
  );
}

/** Matches whole words in any case. English terms also match in the plural, and Russian ё also as е. */
function createPattern(term: string, language: Language): RegExp {
  const words = term
    .split(/\s+/)
    .map((word) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[\\p{L}\\p{N}]*'))
    .join('\\s+')
    .replace(/ё/g, '[её]');
  const plural = language === 'en' ? 's?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words}${plural}(?![\\p{L}\\p{N}_])`, 'iu');
}
