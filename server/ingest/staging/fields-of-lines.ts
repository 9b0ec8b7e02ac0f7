import type { Piece } from '../source/piece.js';
import { rawFields, type RawField, type RawFieldSet } from './raw-field.js';

/** Fields that the reading of every line asks for. */
const always: readonly RawField[] = ['type', 'keyword'];

/** Bytes on both sides of a cut between two buffers within which a name may be cut. */
const aroundCut = 64;

const needles = rawFields.map((field) => ({ field, needle: Buffer.from(`"${field}"`) }));

/** The fields that lines of a piece can hold: those whose names occur in it. The others are not looked for in any line. */
export function fieldsOfLines({ bytes }: Piece): RawFieldSet {
  const cuts = bytes.slice(1).map((next, index) => {
    const before = bytes[index] as Buffer;
    return Buffer.concat([before.subarray(-aroundCut), next.subarray(0, aroundCut)]);
  });
  const parts = [...bytes, ...cuts];
  const found = needles.filter(({ needle }) => parts.some((part) => part.includes(needle)));
  return new Set([...always, ...found.map(({ field }) => field)]);
}
