import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The company that pays by bank transfer.' })
export class CompanyInput {
  @Field({ description: 'Its name, as it stands in its papers.' }) name!: string;
  @Field({ description: 'Taxpayer number (INN): 10 digits, 12 of an individual entrepreneur.' }) inn!: string;
  @Field({ description: 'Tax reason code (KPP): 9 characters; empty for an individual entrepreneur.' })
  kpp!: string;
  @Field({ description: 'Where letters reach it.' }) postalAddress!: string;
  @Field({ description: 'Where it is registered.' }) legalAddress!: string;
}
