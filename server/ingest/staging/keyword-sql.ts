/** All whitespace characters as RE2 classes. */
const blankClass = `\\\\s\\\\x{85}\\\\x{a0}\\\\x{1680}\\\\x{2000}-\\\\x{200b}\\\\x{2028}\\\\x{2029}\\\\x{202f}\\\\x{205f}\\\\x{3000}\\\\x{feff}`;

/** Matches texts that need trimming or space normalisation, so that the costly replacement runs only for these. */
const untidyPattern = `'^[${blankClass}]|[${blankClass}]$|[${blankClass}]{2}|[\\\\t-\\\\r\\\\x{85}\\\\x{a0}\\\\x{1680}\\\\x{2000}-\\\\x{200b}\\\\x{2028}\\\\x{2029}\\\\x{202f}\\\\x{205f}\\\\x{3000}\\\\x{feff}]'`;

/** SQL that trims a text and collapses whitespace. */
function tidySql(text: string): string {
  return `if(match(${text}, ${untidyPattern}), trimBoth(replaceRegexpAll(${text}, '[${blankClass}]+', ' ')), ${text})`;
}

/** SQL of a keyword's normal form: lower case, NFC, single spaces. */
export function keywordSql(text: string): string {
  return `normalizeUTF8NFC(lowerUTF8(${tidySql(`toValidUTF8(${text})`)}))`;
}
