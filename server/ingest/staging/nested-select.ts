/**
 * SELECTs one in another that add `expression AS name` to the columns of a source, each name as near to the source as the names
 * that it needs let it be. In one WITH, the engine would write each name out wherever it is used, and names of names grow without
 * measure: the reading of such a statement took longer than its run.
 */
export function nestedSelect(source: string, aliases: readonly string[]): string {
  const depths = new Map<string, number>();
  const levels: string[][] = [];
  for (const alias of aliases) {
    const needed = [...depths].filter(([name]) => uses(alias, name)).map(([, depth]) => depth);
    const depth = Math.max(-1, ...needed) + 1;
    depths.set(nameOf(alias), depth);
    (levels[depth] ??= []).push(alias);
  }
  return levels.reduce((inner, level) => `SELECT *, ${level.join(',\n  ')}\nFROM (${inner})`, source);
}

const nameOf = (alias: string): string => alias.slice(alias.lastIndexOf(' AS ') + 4);

const uses = (alias: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(alias);
