import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'An account to look around with. Its password is public.' })
export class DemonstrationAccount {
  @text('E-mail.') email!: string;
  @text('Password.') password!: string;
  @text('What one may see and do with it.') may!: string;
}
