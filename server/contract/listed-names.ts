/** Names that people typed or pasted as a list: by lines, commas or semicolons, without blank ones. */
export function listedNames(text: string): string[] {
  return text
    .split(/[\r\n,;]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
