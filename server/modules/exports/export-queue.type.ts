import { Int, ObjectType } from 'type-graphql';
import { listOf } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Report exports that wait in the queue.' })
export class ExportQueue {
  @listOf(() => Int, 'Queue positions of the exports, ascending from 1; empty if none is queued.')
  places!: number[];
}
