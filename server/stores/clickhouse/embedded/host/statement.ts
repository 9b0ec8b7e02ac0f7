import { EngineError } from './engine-error.js';

/** Settings and parameters of one statement, as they came with the request. */
export interface StatementContext {
  database: string | undefined;
  settings: Readonly<Record<string, string>>;
  /** Values of `{name:Type}` placeholders, escaped as TSV by the client. */
  parameters: Readonly<Record<string, string>>;
}

/** A SQL string literal. */
export function quoted(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}

/** The statements that go before a request's own one: its database, settings and parameters. */
export function preambleOf(context: StatementContext, tag: string): string {
  const settings = Object.entries({ ...context.settings, log_comment: tag });
  const assignments = [
    ...settings.map(([name, value]) => `${assertValidName(name)} = ${literal(value)}`),
    ...Object.entries(context.parameters).map(
      ([name, value]) => `param_${assertValidName(name)} = ${quoted(value)}`,
    ),
  ];
  return `${useStatement(context.database)}set ${assignments.join(', ')}; `;
}

/** A statement without trailing semicolons, and the output format that it names itself. */
export interface StatementText {
  sql: string;
  /** The statement without its FORMAT clause. */
  withoutFormat: string;
  format: string | undefined;
}

export function readStatement(text: string): StatementText {
  const sql = text.replace(/[;\s]+$/, '');
  const clause = /\sFORMAT\s+(\w+)$/i.exec(sql);
  return { sql, withoutFormat: clause ? sql.slice(0, clause.index) : sql, format: clause?.[1] };
}

export function isInsert(sql: string): boolean {
  return /^\s*insert\b/i.test(sql);
}

/** `input('structure')`: the rows that come with the request, as a table. */
const inputTable = /\binput\(\s*('(?:[^'\\]|\\.)*')\s*\)/;

/** A request's rows come in their order and may be numbered; those of a file would be dealt out to several threads. */
export function settingsOfInput(sql: string): Record<string, string> {
  return inputTable.test(sql) ? { parallelize_output_from_storages: '0' } : {};
}

/**
 * `INSERT INTO t … FORMAT X`, told to read its rows from a file; so is `INSERT INTO t SELECT … FROM input('structure') FORMAT X`,
 * which the engine has only for rows that come over a protocol of its own.
 */
export function insertFromFile(sql: string, file: string): string {
  const parts = /^([\s\S]*?)(\s+SETTINGS\s[\s\S]*?)?(\s+FORMAT\s+(\w+))$/i.exec(sql);
  if (!parts) {
    throw new EngineError(62, 'SYNTAX_ERROR', 'INSERT with a body needs a FORMAT clause at its end.');
  }
  const [, target = '', settings = '', clause = '', format = ''] = parts;
  const input = inputTable.exec(target);
  if (!input) return `${target} FROM INFILE ${quoted(file)} COMPRESSION 'none'${settings}${clause}`;
  const source = `file(${quoted(file)}, ${quoted(format)}, ${input[1] ?? ''}, 'none')`;
  return target.slice(0, input.index) + source + target.slice(input.index + input[0].length) + settings;
}

function useStatement(database: string | undefined): string {
  if (database === undefined || database === 'default') return '';
  return `use \`${database.replace(/[`\\]/g, '\\$&')}\`; `;
}

function literal(value: string): string {
  return /^-?\d+(\.\d+)?$/.test(value) ? value : quoted(value);
}

function assertValidName(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw new EngineError(36, 'BAD_ARGUMENTS', `Bad name of a setting: ${name}`);
  }
  return name;
}
