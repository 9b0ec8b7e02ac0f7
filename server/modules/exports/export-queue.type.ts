import { Int, ObjectType } from 'type-graphql';
import { listOf } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Files of reports that wait for their turn.' })
export class ExportQueue {
  @listOf(
    () => Int,
    "Place in the queue of each of one's own files, from 1 on, lowest first; empty: none waits.",
  )
  places!: number[];
}
