import type { Language } from '../../server/contract/localised.js';

/** A term that texts of one language do not use any more. */
interface RetiredTerm {
  language: Language;
  /** As the glossary writes it; `*` stands for any ending. */
  term: string;
  pattern: RegExp;
}

/** Columns of the glossary's tables that hold the terms given up in each language. */
const columns: Readonly<Record<Language, number>> = { en: 3, ru: 4 };

/** The terms that the glossary gave up, of every table of it. */
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
      .map((term) => ({ language, term, pattern: patternOf(term, language) })),
  );
}

/** Finds a term as whole words, in any case, and an English one in the plural too; ё may be written as е. */
function patternOf(term: string, language: Language): RegExp {
  const words = term
    .split(/\s+/)
    .map((word) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[\\p{L}\\p{N}]*'))
    .join('\\s+')
    .replace(/ё/g, '[её]');
  const plural = language === 'en' ? 's?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}_])${words}${plural}(?![\\p{L}\\p{N}_])`, 'iu');
}
