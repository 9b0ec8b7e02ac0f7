/** Spelling rules of English endings, for lower-case words. */

/** `cat` → `cats`, `box` → `boxes`, `city` → `cities`, `fireman` → `firemen`; `photo` allows both. */
export function addS(word: string): string[] {
  if (/.man$/.test(word)) return [`${word}s`, `${word.slice(0, -3)}men`];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (/(?:[^aeiou]|qu)y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/[^aeiou]o$/.test(word)) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** `make` → `making`, `run` → `running`, `die` → `dying`, `see` → `seeing`. */
export function addIng(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word) && /[aeiouy]/.test(word.slice(0, -2))) return `${word.slice(0, -1)}ing`;
  return `${doubleFinalConsonant(word)}ing`;
}

/** An ending that starts with `e`: `ed`, `er`, `est`. `make` → `maked`, `try` → `tried`, `big` → `bigger`. */
export function addEnding(word: string, ending: 'ed' | 'er' | 'est'): string {
  if (word.endsWith('e')) return word + ending.slice(1);
  if (/(?:[^aeiou]|qu)y$/.test(word)) return `${word.slice(0, -1)}i${ending}`;
  return doubleFinalConsonant(word) + ending;
}

/** Approximate number of syllables. */
export function countSyllables(word: string): number {
  return word.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 0;
}

/** Candidate stems of an inflected word: `running` → `runn`, `run`, `runne`. */
export function getCandidateStems(word: string): string[] {
  const candidates = [word];
  const endingPattern = /^(.+?)(?:s|es|ed|ing|er|est|d|r|st)$/;
  for (const ending of ['s', 'es', 'ed', 'ing', 'er', 'est', 'd', 'r', 'st']) {
    if (!endingPattern.test(word) || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    candidates.push(stem, `${stem}e`);
    if (/(.)\1$/.test(stem)) candidates.push(stem.slice(0, -1));
    if (stem.endsWith('i')) candidates.push(`${stem.slice(0, -1)}y`);
    if (stem.endsWith('y')) candidates.push(`${stem.slice(0, -1)}ie`);
  }
  if (word.endsWith('men')) candidates.push(`${word.slice(0, -3)}man`);
  return [...new Set(candidates)].filter((stem) => stem.length > 1);
}

/** Doubles the last letter of a short word: `run` → `runn`, `quit` → `quitt`, but not `fix` or `show`. */
function doubleFinalConsonant(word: string): string {
  return /^(?:qu|[^aeiou]*)[aeiou][^aeiouwxy]$/.test(word) ? word + word.slice(-1) : word;
}
