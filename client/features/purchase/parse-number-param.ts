/** The whole number that a part of an address holds; undefined for anything else. */
export function parseNumberParam(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
