import { Field, InputType, ObjectType } from 'type-graphql';
import { optional, text } from '../../schema-kit/fields.js';

@InputType('DemoRequestInput', { description: 'Applicant for free days of a paid plan.' })
export class FreeDaysRequestInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name; defaults to the part of the e-mail before the @.',
  })
  name?: string | null;

  @Field(() => String, {
    description: 'E-mail. For logged-in users the e-mail of the account is used instead.',
  })
  email!: string;

  @Field(() => String, {
    description:
      'Phone in international format. For logged-in users the phone of the account is used instead, if it has one.',
  })
  phone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the form displayed e-mail and phone as read-only. Ignored by the server.',
  })
  blocked?: boolean | null;
}

@ObjectType('DemoGrant', { description: 'Result of a request for free days.' })
export class FreeDaysGrant {
  @optional(
    () => String,
    'End of the free days, ISO 8601; null while the confirmation or the registration is pending.',
  )
  grantedUntil!: string | null;
  @text('Message about the next step, in the language of the request.') message!: string;
}
