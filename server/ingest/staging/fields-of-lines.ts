import type { RecordBatch } from '../source/record-batch.js';
import { rawFields, type RawField, type RawFieldSet } from './raw-field.js';

/** Fields that every line is parsed for. */
const alwaysPresent: readonly RawField[] = ['type', 'keyword'];

/** Overlap between buffers, within which a field name may be split. */
const cutOverlapBytes = 64;

/** Determines the fields to parse in each batch of lines: those whose names occurred so far. Others are skipped. */
export function createFieldDetector(): (batch: RecordBatch) => RawFieldSet {
  const foundFields = new Set<RawField>(alwaysPresent);
  return ({ bytes }) => {
    const boundaries = bytes.slice(1).map((next, index) => {
      const previous = bytes[index] as Buffer;
      return Buffer.concat([previous.subarray(-cutOverlapBytes), next.subarray(0, cutOverlapBytes)]);
    });
    for (const part of [...bytes, ...boundaries]) addOccurringFields(part.toString('latin1'), foundFields);
    return new Set(foundFields);
  };
}

/** Adds the fields whose names occur in the text. A single search for all missing fields is usually enough. */
function addOccurringFields(text: string, foundFields: Set<RawField>): void {
  for (;;) {
    const missing = rawFields.filter((field) => !foundFields.has(field));
    const name = new RegExp(`"(${missing.join('|')})"`).exec(text)?.[1];
    const field = missing.find((candidate) => candidate === name);
    if (field === undefined) return;
    foundFields.add(field);
  }
}
