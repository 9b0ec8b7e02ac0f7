import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A new API token.' })
export class ApiToken {
  @text('The token. It is told this once; only its digest is kept.') token!: string;
  @text('Its last characters, to tell it from others.') hint!: string;
  @text('When it was made, ISO 8601.') createdAt!: string;
}
