/**
 * Nests SELECTs that add `expression AS name` columns to a source, each at the lowest level at which its inputs
 * exist.
 * With a single WITH clause, ClickHouse would inline every alias at each use, and parsing would take longer than
 * execution.
 */
export function nestedSelect(source: string, aliases: readonly string[]): string {
  const depths = new Map<string, number>();
  const levels: string[][] = [];
  for (const alias of aliases) {
    const neededDepths = [...depths]
      .filter(([name]) => referencesAlias(alias, name))
      .map(([, depth]) => depth);
    const depth = Math.max(-1, ...neededDepths) + 1;
    depths.set(getAliasName(alias), depth);
    (levels[depth] ??= []).push(alias);
  }
  return levels.reduce((inner, level) => `SELECT *, ${level.join(',\n  ')}\nFROM (${inner})`, source);
}

const getAliasName = (alias: string): string => alias.slice(alias.lastIndexOf(' AS ') + 4);

const referencesAlias = (alias: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(alias);
