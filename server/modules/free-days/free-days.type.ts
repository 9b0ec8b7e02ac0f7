import { Field, InputType, ObjectType } from 'type-graphql';
import { optional, text } from '../../schema-kit/fields.js';

@InputType('DemoRequestInput', { description: 'Who wants to try a paid plan for some free days.' })
export class FreeDaysRequestInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name; where it is not sent at all, what stands before the @ of the e-mail.',
  })
  name?: string | null;

  @Field(() => String, { description: 'E-mail. Of a person who is logged in the account’s counts.' })
  email!: string;

  @Field(() => String, {
    description:
      'Phone in the international form. Of a person who is logged in the account’s counts, where it has one.',
  })
  phone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the form showed e-mail and phone locked. It changes nothing.',
  })
  blocked?: boolean | null;
}

@ObjectType('DemoGrant', { description: 'What became of a request for free days.' })
export class FreeDaysGrant {
  @optional(
    () => String,
    'End of the free days, ISO 8601; null while they wait for the letter’s link or for an account.',
  )
  grantedUntil!: string | null;
  @text('What happens now, in words for a person.') message!: string;
}
