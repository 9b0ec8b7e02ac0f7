import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Result message for the user.' })
export class ReminderResult {
  @text('Message in the language of the request.') message!: string;
}
