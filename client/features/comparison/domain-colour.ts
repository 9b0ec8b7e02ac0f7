const colourCount = 9;

/** Colour of a compared domain by its number from 1. */
export function domainColour(number: number): string {
  return `var(--series-${((number - 1) % colourCount) + 1})`;
}
