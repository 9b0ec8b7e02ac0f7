import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'PDF summary of a domain.' })
export class DashboardPdf {
  @text('Path of the file on this server, accessible only to the same user.') url!: string;
}
