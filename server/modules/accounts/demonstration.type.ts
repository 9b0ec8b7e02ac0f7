import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A demonstration account with a public password.' })
export class DemonstrationAccount {
  @text('E-mail.') email!: string;
  @text('Password.') password!: string;
  @text('Permissions of the account, in the language of the request.') may!: string;
}
