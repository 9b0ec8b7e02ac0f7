import type { JsonObject } from './import-format.js';

/** Lenient accessors for JSON of other tools: a value of the wrong type counts as missing. */

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: JsonObject, key: string): JsonObject {
  const found = value[key];
  return isObject(found) ? found : {};
}

export function objectsAt(value: JsonObject, key: string): JsonObject[] {
  const found = value[key];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** A string or number without conversion. */
export function scalarAt(value: JsonObject, ...keys: string[]): string | number | undefined {
  for (const key of keys) {
    const found = value[key];
    if (typeof found === 'number' || (typeof found === 'string' && found !== '')) return found;
  }
  return undefined;
}

/** Strings of a list, or the first of the named properties of its objects. */
export function stringsAt(value: JsonObject, key: string, ...names: string[]): string[] {
  const found = value[key];
  const list: unknown[] = Array.isArray(found) ? found : [];
  return list.flatMap((part) => {
    const text = isObject(part) ? scalarAt(part, ...names) : part;
    return typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];
  });
}

/** Converts positions of a page to absolute positions, for services that number each page from 1. */
export function withOffset(
  positions: readonly (number | undefined)[],
  offset: number,
): (number | undefined)[] {
  const numbers = positions.filter((position) => position !== undefined);
  const countsFromOne = offset > 0 && numbers.length > 0 && Math.min(...numbers) <= offset;
  return positions.map((position) =>
    position !== undefined && countsFromOne ? position + offset : position,
  );
}
