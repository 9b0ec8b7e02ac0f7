/** The lines of a text that hold something. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
