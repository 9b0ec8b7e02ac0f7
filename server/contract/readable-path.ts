/**
 * A page's path, or a step of it, as people read it: escaped letters in Unicode, where they are such. Blanks, ASCII signs and
 * what would not be seen or would turn the text round stay escaped. For eyes alone: links, filters and copies take the path itself.
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
