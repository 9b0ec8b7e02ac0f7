import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Details of the company that pays by bank transfer.' })
export class CompanyInput {
  @Field({ description: 'Company name as in its registration documents.' }) name!: string;
  @Field({ description: 'Taxpayer number (INN): 10 digits, or 12 for an individual entrepreneur.' })
  inn!: string;
  @Field({ description: 'Tax reason code (KPP): 9 characters; empty for an individual entrepreneur.' })
  kpp!: string;
  @Field({ description: 'Postal address.' }) postalAddress!: string;
  @Field({ description: 'Legal address.' }) legalAddress!: string;
}
