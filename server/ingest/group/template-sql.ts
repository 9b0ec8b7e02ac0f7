import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { Condition } from './condition-sql.js';

/** Templates that one pattern holds: few enough that the engine reads a keyword in one pass, many enough that the passes are few. */
const templatesPerPattern = 25;

/** Condition on the column `word`: it is as one of the templates says. `prefix`: what the names of its values begin with. */
export function templateCondition(templates: readonly string[], prefix = 'template'): Condition {
  const parameters: Record<string, QueryParameter> = {};
  const parts: string[] = [];
  for (let at = 0; at < templates.length; at += templatesPerPattern) {
    const name = `${prefix}_${parts.length}`;
    parameters[name] = patternOf(templates.slice(at, at + templatesPerPattern));
    parts.push(`match(word, {${name}:String})`);
  }
  return { sql: `(${parts.join(' OR ')})`, parameters };
}

/** RE2 pattern of whole texts that are as one of the templates says. */
function patternOf(templates: readonly string[]): string {
  return `(?s)^(?:${templates.map(inPattern).join('|')})$`;
}

function inPattern(template: string): string {
  return template
    .replace(/%+/g, '%')
    .replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
}
