import { Field, ID, ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A report that a person opened.' })
export class HistoryEntry {
  @Field(() => ID, { description: 'Id of the entry.' }) id!: string;
  @text('Id of the report, as `organic-keywords`; `domain-summary` or `keyword-summary` of a summary.')
  report!: string;
  @text('Name of the report in the language of the request.') title!: string;
  @text('Domain, page, keyword or list of phrases that it is about.') subject!: string;
  @text('Code of the database.') base!: string;
  @text("Path of the browser's page that opens it again.") path!: string;
  @text('When it was opened last, ISO 8601.') requestedAt!: string;
}
