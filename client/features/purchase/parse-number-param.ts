/** Parses an integer query parameter of up to four digits; undefined for other values. */
export function parseNumberParam(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
