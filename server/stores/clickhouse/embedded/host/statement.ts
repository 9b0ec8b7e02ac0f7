import { EngineError } from './engine-error.js';

/** Settings and parameters of a statement. */
export interface StatementContext {
  database: string | undefined;
  settings: Readonly<Record<string, string>>;
  /** Values of `{name:Type}` placeholders in TSV escaping. */
  parameters: Readonly<Record<string, string>>;
}

/** Quotes a SQL string literal. */
export function quoteLiteral(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
}

/** Statements that set the database, settings and parameters before the actual statement. */
export function buildPreamble(context: StatementContext, tag: string): string {
  const settings = Object.entries({ ...context.settings, log_comment: tag });
  const assignments = [
    ...settings.map(([name, value]) => `${assertValidName(name)} = ${formatSettingValue(value)}`),
    ...Object.entries(context.parameters).map(
      ([name, value]) => `param_${assertValidName(name)} = ${quoteLiteral(value)}`,
    ),
  ];
  return `${buildUseStatement(context.database)}set ${assignments.join(', ')}; `;
}

/** A parsed statement without trailing semicolons. */
export interface StatementText {
  sql: string;
  withoutFormat: string;
  format: string | undefined;
}

export function parseStatement(text: string): StatementText {
  const sql = text.replace(/[;\s]+$/, '');
  const clause = /\sFORMAT\s+(\w+)$/i.exec(sql);
  return { sql, withoutFormat: clause ? sql.slice(0, clause.index) : sql, format: clause?.[1] };
}

export function isInsert(sql: string): boolean {
  return /^\s*insert\b/i.test(sql);
}

/** `input('structure')`: the request's rows as a table. */
const inputTable = /\binput\(\s*('(?:[^'\\]|\\.)*')\s*\)/;

/** Disables parallel reading, because the order of the request's rows is significant. */
export function getInputSettings(sql: string): Record<string, string> {
  return inputTable.test(sql) ? { parallelize_output_from_storages: '0' } : {};
}

/**
 * Rewrites `INSERT INTO t … FORMAT X` to read from a file.
 * `input('structure')` becomes `file(…)`, because the library supports `input` only over a network protocol.
 */
export function insertFromFile(sql: string, file: string): string {
  const parts = /^([\s\S]*?)(\s+SETTINGS\s[\s\S]*?)?(\s+FORMAT\s+(\w+))$/i.exec(sql);
  if (!parts) {
    throw new EngineError(62, 'SYNTAX_ERROR', 'INSERT with a body needs a FORMAT clause at its end.');
  }
  const [, target = '', settings = '', clause = '', format = ''] = parts;
  const input = inputTable.exec(target);
  if (!input) return `${target} FROM INFILE ${quoteLiteral(file)} COMPRESSION 'none'${settings}${clause}`;
  const source = `file(${quoteLiteral(file)}, ${quoteLiteral(format)}, ${input[1] ?? ''}, 'none')`;
  return target.slice(0, input.index) + source + target.slice(input.index + input[0].length) + settings;
}

function buildUseStatement(database: string | undefined): string {
  if (database === undefined || database === 'default') return '';
  return `use \`${database.replace(/[`\\]/g, '\\$&')}\`; `;
}

function formatSettingValue(value: string): string {
  return /^-?\d+(\.\d+)?$/.test(value) ? value : quoteLiteral(value);
}

function assertValidName(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw new EngineError(36, 'BAD_ARGUMENTS', `Bad name of a setting: ${name}`);
  }
  return name;
}
