import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A domain’s summary as a PDF.' })
export class DashboardPdf {
  @text('Path of the file on this server, to be opened by the same person.') url!: string;
}
