import { ObjectType } from 'type-graphql';
import { count, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'How many rows a report on the domain has: the number beside its tab.' })
export class ReportCount {
  @text('Id of the report, as `organic-keywords`.') id!: string;
  @count('Rows of the report. Unit: rows.') rows!: number;
}
