import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'What a new account is made of.' })
export class RegistrationInput {
  @Field({ description: 'E-mail: the login.' }) email!: string;
  @Field({ description: 'Password: 8 to 128 characters, none of the most used ones.' }) password!: string;
  @Field({ description: 'The password once more.' }) passwordRepeat!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Phone in the international form, as +12025550123; the login can be reminded by it.',
  })
  phone?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the plan that the person wishes: one on sale. 1 stands for a single domain, of whose text the first line is kept.',
  })
  plan?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the plan that the person wishes, where `plan` is 1.',
  })
  tariff?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the term that the person wishes: 0 to 3 for 1, 3, 6 and 12 months.',
  })
  term?: number | null;
  @Field(() => String, { nullable: true, description: 'Domains to save in the account, one per line.' })
  domain?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Language of letters: `en` or `ru`; by default that of the request.',
  })
  language?: string | null;
}
