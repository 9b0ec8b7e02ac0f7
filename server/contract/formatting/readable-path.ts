/**
 * Decodes percent-encoded letters of a path for display. Whitespace, ASCII characters, and invisible or
 * direction-changing characters stay encoded. Links, filters and the clipboard use the original path.
 */
export function readablePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/(?:%[89A-F][0-9A-F])+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped).replace(/[\p{C}\p{Z}]/gu, encodeURIComponent);
    } catch {
      return escaped;
    }
  });
}
