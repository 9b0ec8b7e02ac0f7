import { Field, ID, ObjectType } from 'type-graphql';
import { flag, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A link by which people without an account read a group report.' })
export class GroupReportLink {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @optional(() => String, 'Its address; null but where it was just made, as it is kept nowhere.')
  url!: string | null;
  @text('When it was made, ISO 8601.') createdAt!: string;
  @optional(() => String, 'When it ends, ISO 8601; null where it holds until it is withdrawn.')
  expiresAt!: string | null;
  @flag('Whether it was withdrawn.') isWithdrawn!: boolean;
  @flag(
    'Whether it lets anybody in: neither withdrawn nor too old, and made by somebody of the account that the report belongs to.',
  )
  isOpen!: boolean;
}
