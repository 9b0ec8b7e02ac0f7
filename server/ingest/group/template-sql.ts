import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { Condition } from './condition-sql.js';

/** Balances the cost per RE2 pass against the number of passes. */
const templatesPerPattern = 25;

/** Condition that `word` matches one of the templates. `prefix` starts the parameter names. */
export function templateCondition(templates: readonly string[], prefix = 'template'): Condition {
  const parameters: Record<string, QueryParameter> = {};
  const parts: string[] = [];
  for (let start = 0; start < templates.length; start += templatesPerPattern) {
    const name = `${prefix}_${parts.length}`;
    parameters[name] = buildPattern(templates.slice(start, start + templatesPerPattern));
    parts.push(`match(word, {${name}:String})`);
  }
  return { sql: `(${parts.join(' OR ')})`, parameters };
}

/** RE2 pattern that matches a complete text by any of the templates. */
function buildPattern(templates: readonly string[]): string {
  return `(?s)^(?:${templates.map(toPattern).join('|')})$`;
}

function toPattern(template: string): string {
  return template
    .replace(/%+/g, '%')
    .replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
}
