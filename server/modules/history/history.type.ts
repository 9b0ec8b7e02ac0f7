import { Field, ID, ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A report opened by the user.' })
export class HistoryEntry {
  @Field(() => ID, { description: 'Id of the entry.' }) id!: string;
  @text(
    'Id of the report, for example `organic-keywords`; `domain-summary` or `keyword-summary` for a summary.',
  )
  report!: string;
  @text('Name of the report in the language of the request.') title!: string;
  @text('Subject of the report: domain, page, keyword or list of keywords.') subject!: string;
  @text('Code of the database.') base!: string;
  @text('Path of the page that opens the report.') path!: string;
  @text('Time of the last view, ISO 8601.') requestedAt!: string;
}
