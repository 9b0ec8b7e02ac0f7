import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A new API token.' })
export class ApiToken {
  @text('Token, returned only once; the server stores only a digest.') token!: string;
  @text('Last characters of the token, which identify it.') hint!: string;
  @text('Creation time, ISO 8601.') createdAt!: string;
}
