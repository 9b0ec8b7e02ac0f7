import { describe, expect, it } from 'vitest';
import { splitStatements } from './split-statements.js';

const sqlOf = (text: string) => splitStatements(text).map(({ sql }) => sql);

describe('splitStatements', () => {
  it('splits at semicolons, with or without a final one', () => {
    expect(sqlOf('SELECT 1;\n\nSELECT 2;')).toEqual(['SELECT 1', 'SELECT 2']);
    expect(sqlOf('SELECT 1; SELECT 2')).toEqual(['SELECT 1', 'SELECT 2']);
    expect(sqlOf(' ;; \n-- nothing;\n/* ; */')).toEqual([]);
  });

  it('ignores semicolons and comment marks inside strings and quoted names', () => {
    const statements = [`SELECT 'a;b -- c', 'it''s;', 'back\\'s;' FROM \`x;y\``, `SELECT "p;q", '/* no */'`];
    expect(sqlOf(`${statements.join(';\n')};`)).toEqual(statements);
  });

  it('removes comments, which may contain quotes and semicolons', () => {
    expect(sqlOf("-- it's; one\nSELECT 1 -- don't\n;/* a 'b; */ SELECT 2;")).toEqual([
      'SELECT 1',
      'SELECT 2',
    ]);
  });

  it('reads the sharding key from the preceding comment', () => {
    const text =
      "-- A table.\n-- shard by cityHash64(a, ';')\nCREATE TABLE a (a Int8);\nCREATE TABLE b (b Int8);";
    expect(splitStatements(text)).toEqual([
      { sql: 'CREATE TABLE a (a Int8)', shardBy: "cityHash64(a, ';')" },
      { sql: 'CREATE TABLE b (b Int8)', shardBy: undefined },
    ]);
  });
});
