/** A step of a path as people read it: escaped letters in Unicode, where they are such; blanks and signs stay escaped. */
export function readableName(name: string): string {
  if (!name.includes('%')) return name;
  return name.replace(/(?:%[89A-F][0-9A-F])+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
