/** An Allow or Disallow line. */
interface RobotsRule {
  pattern: string;
  allows: boolean;
}

/** Rules of a robots.txt file for one user agent (RFC 9309). */
export interface RobotsRules {
  /** Whether the path with its query may be fetched. */
  isAllowed(path: string): boolean;
}

/** Rules of a missing file. */
export const allowAll: RobotsRules = { isAllowed: () => true };

/** Rules of a file that could not be fetched because of a server error. */
export const disallowAll: RobotsRules = { isAllowed: () => false };

/** Limits for the lines of a file and the length of a pattern. */
const maxLines = 5000;
const maxPatternLength = 2048;

/** Paths above this length are not fetched, because matching them could take seconds. */
const maxPathLength = 2048;

/** Parses the groups of a user agent, or the default groups if it has none. */
export function parseRobots(text: string, userAgent: string): RobotsRules {
  const name = userAgent.toLowerCase();
  const groups = new Map<string, RobotsRule[]>();
  // Groups of other agents are skipped, because a group may list thousands.
  const groupAgents = new Set<string>();
  let isInRules = false;
  for (const line of text.split(/\r\n?|\n/).slice(0, maxLines)) {
    const [, key = '', rawValue = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const value = rawValue.trim();
    if (key.toLowerCase() === 'user-agent') {
      if (isInRules) groupAgents.clear();
      isInRules = false;
      const agent = value.toLowerCase();
      if (agent !== name && agent !== '*') continue;
      groupAgents.add(agent);
      groups.set(agent, groups.get(agent) ?? []);
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isInRules = true;
      // An empty Disallow forbids nothing.
      if (value === '' || value.length > maxPatternLength) continue;
      const rule = { pattern: normalizePath(value), allows: key.toLowerCase() === 'allow' };
      for (const agent of groupAgents) groups.get(agent)?.push(rule);
    }
  }
  const rules = groups.get(name) ?? groups.get('*') ?? [];
  return {
    isAllowed: (path) =>
      path.length <= maxPathLength && (bestMatchingRule(rules, normalizePath(path))?.allows ?? true),
  };
}

/** The longest matching rule. Allow wins a tie. */
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

/** Matches a path with a pattern: `*` is any text, and `$` anchors the end. */
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

/** Normalizes percent-encoding. */
function normalizePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
