/** Non-blank lines of a text. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
