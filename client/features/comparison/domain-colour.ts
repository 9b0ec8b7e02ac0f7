/** Series colours of the look. */
const colours = 9;

/** The colour of a compared domain by its number from 1, the same wherever it stands. */
export function domainColour(number: number): string {
  return `var(--series-${((number - 1) % colours) + 1})`;
}
