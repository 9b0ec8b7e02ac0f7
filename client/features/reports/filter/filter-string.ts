import {
  type Condition,
  type FilterLine,
  completeLines,
  listOf,
  listSeparator,
  operatorNames,
  takesList,
} from './filter-model.js';

const delimiter = 'DELIM';

/** A filter string as the panel sees it. */
export interface ParsedFilter {
  lines: FilterLine[];
  /** Parts that name no field or operator of this report; they are kept and shown, and the server says what is wrong. */
  unread: string[];
}

/**
 * Writes the public API's filter string: lines joined by `^`, alternatives by `^OR`. Incomplete conditions are left out.
 * Blanks at the ends of a value are written with a backslash before each, as bare ones do not count.
 */
export function serialiseFilter(lines: readonly FilterLine[], unread: readonly string[] = []): string {
  const written = completeLines(lines).map((line) => [line, ...line.or].map(serialiseCondition).join('^OR'));
  return [...written, ...unread].join('^');
}

/** Reads a filter string with the report's filterable fields. Never throws: what it cannot read is in `unread`. */
export function parseFilter(text: string, fields: readonly string[]): ParsedFilter {
  const longestFirst = [...fields].sort((a, b) => b.length - a.length);
  const parsed: ParsedFilter = { lines: [], unread: [] };
  for (const part of splitUnescaped(text, '^')) {
    if (part.trim() === '') continue;
    const last = parsed.lines.at(-1);
    const condition = parseCondition(part, longestFirst);
    const alternative = condition ? undefined : parseAlternative(part, longestFirst);
    if (condition) parsed.lines.push({ ...condition, or: [] });
    else if (alternative && last) {
      parsed.lines[parsed.lines.length - 1] = { ...last, or: [...last.or, alternative] };
    } else parsed.unread.push(part);
  }
  return parsed;
}

function parseAlternative(part: string, longestFirst: readonly string[]): Condition | undefined {
  const bare = part.trimStart();
  return bare.startsWith('OR') ? parseCondition(bare.slice(2), longestFirst) : undefined;
}

function parseCondition(part: string, longestFirst: readonly string[]): Condition | undefined {
  const bare = part.trimStart();
  for (const field of longestFirst) {
    if (!bare.startsWith(field)) continue;
    const rest = bare.slice(field.length).trimStart();
    const operator = operatorNames.find((name) => rest.startsWith(name));
    if (operator) return { field, operator, value: readValue(rest.slice(operator.length), operator) };
  }
  return undefined;
}

function readValue(text: string, operator: string): string {
  if (!takesList(operator)) return unescape(text);
  const elements = splitUnescaped(text, delimiter);
  const older = elements.length === 1 && (operator === 'IN' || operator === 'NOT IN');
  return (older ? text.split(',') : elements).map(unescape).join(listSeparator);
}

function serialiseCondition({ field, operator, value }: Condition): string {
  if (!takesList(operator)) return `${field}${operator}${escape(value)}`;
  const elements = listOf(value).map((element) => escape(element).replaceAll(delimiter, `\\${delimiter}`));
  return `${field}${newerName(operator)}${elements.join(delimiter)}`;
}

/** The comma lists of the older operators cannot hold a comma, so their newer twins are written. */
function newerName(operator: string): string {
  if (operator === 'IN') return 'ONE OF';
  return operator === 'NOT IN' ? 'NOT ONE OF' : operator;
}

function escape(value: string): string {
  const [, head = '', middle = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(value) ?? [];
  return escapeBlanks(head) + middle.replace(/[\\^]/g, '\\$&') + escapeBlanks(tail);
}

function escapeBlanks(blanks: string): string {
  return [...blanks].map((blank) => `\\${blank}`).join('');
}

/** Drops bare blanks at the ends, then resolves the escapes. Any other backslash stands for itself. */
function unescape(written: string): string {
  return trimBare(written).replace(/\\(DELIM|[\\^\s])/g, '$1');
}

/** A blank at the end that an escape stands before is part of the value. */
function trimBare(written: string): string {
  const text = written.trimStart();
  const kept = text.trimEnd();
  const slashes = /\\*$/.exec(kept)?.[0].length ?? 0;
  return slashes % 2 === 1 && kept.length < text.length ? text.slice(0, kept.length + 1) : kept;
}

/** Splits at a mark that no backslash stands before, leaving the escapes in the parts. */
function splitUnescaped(text: string, mark: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    if (text[at] === '\\') at += text.startsWith(delimiter, at + 1) ? 1 + delimiter.length : 2;
    else if (text.startsWith(mark, at)) {
      parts.push(text.slice(start, at));
      at += mark.length;
      start = at;
    } else at += 1;
  }
  parts.push(text.slice(start));
  return parts;
}
