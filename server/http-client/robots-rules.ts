/** One line of a group: what paths begin with, and whether they may be read. */
interface RobotsRule {
  pattern: string;
  allows: boolean;
}

/** What robots.txt of a host says to one reader (RFC 9309). */
export interface RobotsRules {
  /** Whether a path with its query may be read. */
  mayRead(path: string): boolean;
}

/** Says nothing. */
export const noRules: RobotsRules = { mayRead: () => true };

/** Forbids everything: what is to be assumed where robots.txt could not be read for the host's own fault. */
export const allForbidden: RobotsRules = { mayRead: () => false };

/** Lines of a file that count, and letters of a pattern. */
const mostLines = 5000;
const longestPattern = 2048;

/** Reads the rules of the groups for a reader, by the first word of its name; of the groups for everybody where none names it. */
export function readRobots(text: string, reader: string): RobotsRules {
  const name = reader.toLowerCase();
  const groups = new Map<string, RobotsRule[]>();
  let named: string[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n?|\n/).slice(0, mostLines)) {
    const [, key = '', typed = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const value = typed.trim();
    if (key.toLowerCase() === 'user-agent') {
      if (isOpen) named = [];
      isOpen = false;
      named.push(value.toLowerCase());
      for (const each of named) groups.set(each, groups.get(each) ?? []);
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isOpen = true;
      // An empty line forbids nothing.
      if (value === '' || value.length > longestPattern) continue;
      const rule = { pattern: readable(value), allows: key.toLowerCase() === 'allow' };
      for (const each of new Set(named)) groups.get(each)?.push(rule);
    }
  }
  const rules = groups.get(name) ?? groups.get('*') ?? [];
  return { mayRead: (path) => longest(rules, readable(path))?.allows ?? true };
}

/** The longest rule that a path fits; of two as long the one that allows. */
function longest(rules: readonly RobotsRule[], path: string): RobotsRule | undefined {
  let found: RobotsRule | undefined;
  for (const rule of rules) {
    const { length } = rule.pattern;
    const before = found?.pattern.length ?? -1;
    if (length < before || (length === before && !rule.allows)) continue;
    if (fits(rule.pattern, path)) found = rule;
  }
  return found;
}

/** Whether a path begins as a pattern says: `*` is any text, `$` at its end the end of the path. Takes no longer than their lengths. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [head = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(head)) return false;
  let at = head.length;
  const last = parts.pop();
  if (last === undefined) return !isWhole || at === path.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (!isWhole) return path.indexOf(last, at) !== -1;
  return path.length - last.length >= at && path.endsWith(last);
}

/** A path in one form, however its signs were escaped. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
