import { ObjectType } from 'type-graphql';
import { optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'What a change of the password did to the API token.' })
export class ApiTokenChange {
  @optional(
    () => String,
    'The new API token, told this once, where the account had one and its plan holds the API; null otherwise.',
  )
  token!: string | null;
}
