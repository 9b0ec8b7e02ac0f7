import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../server/process/project-root.js';

/** Shape of a documented response: a type name, a list of one shape, or fields. `<…>` matches any key. */
export type Shape = string | null | [Shape] | { [field: string]: Shape };

/** Documented call, with a copy of the fields that API clients rely on. */
export interface DocumentedCall {
  path: string;
  method: 'GET' | 'POST';
  /** Parameters that select between calls with the same path. */
  query?: Record<string, string>;
  response: Shape;
  /** Fields that filters accept. */
  filterable: string[];
}

/**
 * Implemented calls of the public API. Calls of group reports are in a separate folder, because they need a group.
 */
export function documentedCalls(of: '' | 'groups' = ''): DocumentedCall[] {
  const folder = path.join(projectRoot, 'tests', 'support', 'public-api', of);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as DocumentedCall);
}

/** Paths at which a response differs from its shape. Null is allowed for values that we do not measure. */
export function shapeMismatches(shape: Shape, value: unknown, where = ''): string[] {
  if (value === null) return [];
  if (shape === null || typeof shape === 'string') {
    return shape === null || isOf(shape, value) ? [] : [`${where} is ${JSON.stringify(value)}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${where} is no list`];
    return value.flatMap((item, index) => shapeMismatches(shape[0], item, `${where}[${index}]`));
  }
  if (typeof value !== 'object' || Array.isArray(value)) return [`${where} is no object`];
  const fields = value as Record<string, unknown>;
  return Object.entries(shape).flatMap(([name, innerShape]) => {
    if (name.startsWith('<')) {
      return Object.entries(fields).flatMap(([key, item]) =>
        shapeMismatches(innerShape, item, `${where}.${key}`),
      );
    }
    if (name === 'id' && where.endsWith('wizards')) {
      return Object.entries(fields).flatMap(([key, item]) =>
        shapeMismatches(innerShape, item, `${where}.${key}`),
      );
    }
    return name in fields
      ? shapeMismatches(innerShape, fields[name], `${where}.${name}`)
      : [`${where}.${name} is missing`];
  });
}

/** Whether a value has a type of the documentation. */
export function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
    case 'double':
      return typeof value === 'number';
    default:
      return typeof value === type;
  }
}
