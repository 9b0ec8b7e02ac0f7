import type { RecordBatch } from '../source/record-batch.js';
import { rawFields, type RawField, type RawFieldSet } from './raw-field.js';

/** Fields that the reading of every line asks for. */
const alwaysPresent: readonly RawField[] = ['type', 'keyword'];

/** Bytes on both sides of a cut between two buffers within which a name may be cut. */
const cutOverlapBytes = 64;

/**
 * Tells for each piece of a file of lines which fields they can hold: those whose names occur in it or before it. The others are
 * not looked for in any line.
 */
export function fieldsOfLines(): (batch: RecordBatch) => RawFieldSet {
  const found = new Set<RawField>(alwaysPresent);
  return ({ bytes }) => {
    const cuts = bytes.slice(1).map((next, index) => {
      const before = bytes[index] as Buffer;
      return Buffer.concat([before.subarray(-cutOverlapBytes), next.subarray(0, cutOverlapBytes)]);
    });
    for (const part of [...bytes, ...cuts]) addOccurringFields(part.toString('latin1'), found);
    return new Set(found);
  };
}

/** Adds the fields that a text names. One search for all that are still missing: most texts end it at once. */
function addOccurringFields(text: string, found: Set<RawField>): void {
  for (;;) {
    const missing = rawFields.filter((field) => !found.has(field));
    const name = new RegExp(`"(${missing.join('|')})"`).exec(text)?.[1];
    const field = missing.find((one) => one === name);
    if (field === undefined) return;
    found.add(field);
  }
}
