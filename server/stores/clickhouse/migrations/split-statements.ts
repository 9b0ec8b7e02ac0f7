/** One statement of a migration file. */
export interface MigrationStatement {
  sql: string;
  /** Sharding key from the preceding comment `-- shard by EXPR`. */
  shardBy: string | undefined;
}

/** Matches a semicolon, or a string, quoted name or comment, which may contain semicolons. */
const tokens =
  /'(?:[^'\\]|\\[\s\S]|'')*'|`(?:[^`\\]|\\[\s\S])*`|"(?:[^"\\]|\\[\s\S])*"|--[^\n]*|\/\*[\s\S]*?\*\/|;/g;

/** Splits a migration into statements. Ignores semicolons in strings, quoted names and comments. */
export function splitStatements(text: string): MigrationStatement[] {
  const statements: MigrationStatement[] = [];
  let start = 0;
  for (const match of text.matchAll(tokens)) {
    if (match[0] !== ';') continue;
    statements.push(parseStatement(text.slice(start, match.index)));
    start = match.index + 1;
  }
  statements.push(parseStatement(text.slice(start)));
  return statements.filter(({ sql }) => sql !== '');
}

function parseStatement(text: string): MigrationStatement {
  let shardBy: string | undefined;
  const sql = text.replace(tokens, (token) => {
    if (!token.startsWith('--') && !token.startsWith('/*')) return token;
    shardBy = /^--\s*shard by (.+)$/.exec(token)?.[1]?.trim() ?? shardBy;
    return '';
  });
  return { sql: sql.trim(), shardBy };
}
