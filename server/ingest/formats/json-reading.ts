import type { JsonObject } from './import-format.js';

/** Lenient accessors for JSON of other tools: a value of the wrong type counts as missing. */

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: JsonObject, key: string): JsonObject {
  const member = value[key];
  return isObject(member) ? member : {};
}

export function objectsAt(value: JsonObject, key: string): JsonObject[] {
  const member = value[key];
  return Array.isArray(member) ? member.filter(isObject) : [];
}

/** A string or number without conversion. */
export function scalarAt(value: JsonObject, ...keys: string[]): string | number | undefined {
  for (const key of keys) {
    const member = value[key];
    if (typeof member === 'number' || (typeof member === 'string' && member !== '')) return member;
  }
  return undefined;
}

/** Strings of a list. If the list contains objects, the first of the named properties of each object. */
export function stringsAt(value: JsonObject, key: string, ...names: string[]): string[] {
  const member = value[key];
  const list: unknown[] = Array.isArray(member) ? member : [];
  return list.flatMap((part) => {
    const text = isObject(part) ? scalarAt(part, ...names) : part;
    return typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];
  });
}

/** The list, or undefined for an empty one, which would declare that there are no such values. */
export function unlessEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length === 0 ? undefined : list;
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
