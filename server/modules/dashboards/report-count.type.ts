import { ObjectType } from 'type-graphql';
import { count, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Row count of a report on the domain, displayed in its tab.' })
export class ReportCount {
  @text('Id of the report, such as `organic-keywords`.') id!: string;
  @count('Rows of the report. Unit: rows.') rows!: number;
}
