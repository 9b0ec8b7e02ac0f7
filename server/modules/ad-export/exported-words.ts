const characters = String.raw`[\p{L}\p{N}\p{M}]`;

/** A word with the signs that belong to it: `c++`, `c#`, `.net`, `at&t`, `o'neil`. */
const wordPattern = String.raw`[.]?${characters}+(?:['&.-]+${characters}+)*(?:[+]{1,2}|#)?`;

/** Signs before a word, which do not belong to it. */
const leadingSigns = `[+#]+(${characters})`;

/** Words of a keyword as they are exported: without characters that editors reject. */
export function exportedWords(keyword: string): string[] {
  const text = keyword.replaceAll(new RegExp(leadingSigns, 'gu'), ' $1');
  return text.match(new RegExp(wordPattern, 'gu')) ?? [];
}

/** SQL of `exportedWords` in lower case. */
export function exportedWordsSql(keyword: string): string {
  const literal = (pattern: string) => `'${pattern.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return `extractAll(replaceRegexpAll(lowerUTF8(${keyword}), ${literal(leadingSigns)}, ' \\\\1'), ${literal(wordPattern)})`;
}
