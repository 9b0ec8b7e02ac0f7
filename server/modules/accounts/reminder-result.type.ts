import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'What was done, in words for a person.' })
export class ReminderResult {
  @text('The text, in the language of the request.') message!: string;
}
