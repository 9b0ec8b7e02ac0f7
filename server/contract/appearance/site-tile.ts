/** Colours with enough contrast for white letters (at least 4.5:1). */
const tileColours = [
  '#4b6b4f',
  '#7a4b2b',
  '#3d6a8a',
  '#8a5a1f',
  '#54457f',
  '#7b3a4a',
  '#3c6b58',
  '#5a5f2a',
  '#36566e',
  '#6d5a3a',
  '#8a4a1f',
  '#566670',
];

/** Letter and colour of a site's tile; the same name always has the same colour. */
export function createSiteTile(name: string): { letter: string; colour: string } {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return { letter: [...name][0]?.toUpperCase() ?? '', colour: tileColours[hash % tileColours.length] ?? '' };
}
