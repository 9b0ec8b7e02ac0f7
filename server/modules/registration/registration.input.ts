import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Data of a new account.' })
export class RegistrationInput {
  @Field({ description: 'E-mail, used as the login.' }) email!: string;
  @Field({ description: 'Password: 8 to 128 characters; common passwords are rejected.' }) password!: string;
  @Field({ description: 'Repeated password.' }) passwordRepeat!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Phone in international format, for example +12025550123. It can be used to recover the login.',
  })
  phone?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the selected plan, which must be on sale. With 1 (single domain) only the first line of `domain` is saved.',
  })
  plan?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the selected plan if `plan` is 1.',
  })
  tariff?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the selected term: 0 to 3 for 1, 3, 6 and 12 months.',
  })
  term?: number | null;
  @Field(() => String, { nullable: true, description: 'Domains to save in the account, one per line.' })
  domain?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Language of e-mails: `en` or `ru`. Defaults to the language of the request.',
  })
  language?: string | null;
}
