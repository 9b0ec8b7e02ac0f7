/** One line of a group: what paths begin with, and whether they may be read. */
interface RobotsRule {
  pattern: string;
  allows: boolean;
}

/** What robots.txt of a host says to one reader (RFC 9309). */
export interface RobotsRules {
  /** Whether a path with its query may be read. */
  isAllowed(path: string): boolean;
}

/** Says nothing. */
export const allowAll: RobotsRules = { isAllowed: () => true };

/** Forbids everything: what is to be assumed where robots.txt could not be read for the host's own fault. */
export const disallowAll: RobotsRules = { isAllowed: () => false };

/** Lines of a file that count, and letters of a pattern. */
const maxLines = 5000;
const maxPatternLength = 2048;

/** Reads the rules of the groups for a reader, by the first word of its name; of the groups for everybody where none names it. */
export function parseRobots(text: string, userAgent: string): RobotsRules {
  const name = userAgent.toLowerCase();
  const groups = new Map<string, RobotsRule[]>();
  let groupAgents: string[] = [];
  let isInRules = false;
  for (const line of text.split(/\r\n?|\n/).slice(0, maxLines)) {
    const [, key = '', rawValue = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const value = rawValue.trim();
    if (key.toLowerCase() === 'user-agent') {
      if (isInRules) groupAgents = [];
      isInRules = false;
      groupAgents.push(value.toLowerCase());
      for (const each of groupAgents) groups.set(each, groups.get(each) ?? []);
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isInRules = true;
      // An empty line forbids nothing.
      if (value === '' || value.length > maxPatternLength) continue;
      const rule = { pattern: normalizePath(value), allows: key.toLowerCase() === 'allow' };
      for (const each of new Set(groupAgents)) groups.get(each)?.push(rule);
    }
  }
  const rules = groups.get(name) ?? groups.get('*') ?? [];
  return { isAllowed: (path) => bestMatchingRule(rules, normalizePath(path))?.allows ?? true };
}

/** The longest rule that a path fits; of two as long the one that allows. */
function bestMatchingRule(rules: readonly RobotsRule[], path: string): RobotsRule | undefined {
  let best: RobotsRule | undefined;
  for (const rule of rules) {
    const { length } = rule.pattern;
    const bestLength = best?.pattern.length ?? -1;
    if (length < bestLength || (length === bestLength && !rule.allows)) continue;
    if (matchesPattern(rule.pattern, path)) best = rule;
  }
  return best;
}

/** Whether a path begins as a pattern says: `*` is any text, `$` at its end the end of the path. Takes no longer than their lengths. */
function matchesPattern(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [prefix = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(prefix)) return false;
  let offset = prefix.length;
  const last = parts.pop();
  if (last === undefined) return !isAnchored || offset === path.length;
  for (const part of parts) {
    const index = path.indexOf(part, offset);
    if (index === -1) return false;
    offset = index + part.length;
  }
  if (!isAnchored) return path.indexOf(last, offset) !== -1;
  return path.length - last.length >= offset && path.endsWith(last);
}

/** A path in one form, however its signs were escaped. */
function normalizePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
