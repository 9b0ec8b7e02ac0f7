import type { RecordBatch } from '../source/record-batch.js';
import { rawFields, type RawField, type RawFieldSet } from './raw-field.js';

/** Fields that every line is parsed for. */
const alwaysPresent: readonly RawField[] = ['type', 'keyword'];

/** Overlap between buffers, within which a field name may be split. */
const cutOverlapBytes = 64;

/** Determines the fields to parse in each batch of lines: those whose names occurred so far. Others are skipped. */
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

/** Adds the fields whose names occur in the text. A single search for all missing fields is usually enough. */
function addOccurringFields(text: string, found: Set<RawField>): void {
  for (;;) {
    const missing = rawFields.filter((field) => !found.has(field));
    const name = new RegExp(`"(${missing.join('|')})"`).exec(text)?.[1];
    const field = missing.find((one) => one === name);
    if (field === undefined) return;
    found.add(field);
  }
}
