import type { JsonObject } from './import-format.js';

/** Readers of foreign JSON: what is not of the wanted type is as good as not there. */

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

/** A text or a number as it stands. */
export function scalarAt(value: JsonObject, ...keys: string[]): string | number | undefined {
  for (const key of keys) {
    const found = value[key];
    if (typeof found === 'number' || (typeof found === 'string' && found !== '')) return found;
  }
  return undefined;
}

/** The texts of a list of texts or of objects that name themselves by one of the keys. */
export function stringsAt(value: JsonObject, key: string, ...names: string[]): string[] {
  const found = value[key];
  const list: unknown[] = Array.isArray(found) ? found : [];
  return list.flatMap((part) => {
    const text = isObject(part) ? scalarAt(part, ...names) : part;
    return typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];
  });
}

/** Positions of a further page, where the service counts each page from 1, as positions of the whole. */
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
