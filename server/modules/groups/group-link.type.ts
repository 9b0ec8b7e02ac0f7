import { Field, ID, ObjectType } from 'type-graphql';
import { flag, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A public link to a group report.' })
export class GroupReportLink {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @optional(() => String, 'URL; only returned on creation because it is not stored, otherwise null.')
  url!: string | null;
  @text('Time of creation, ISO 8601.') createdAt!: string;
  @optional(() => String, 'Expiry time, ISO 8601; null if it does not expire.')
  expiresAt!: string | null;
  @flag('Whether it was withdrawn.') isWithdrawn!: boolean;
  @flag(
    'Whether it grants access: not withdrawn, not expired, and its creator still belongs to the account of the report.',
  )
  isOpen!: boolean;
}
