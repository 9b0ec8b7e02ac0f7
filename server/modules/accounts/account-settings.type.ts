import { ObjectType } from 'type-graphql';
import { optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Effect of a password change on the API token.' })
export class ApiTokenChange {
  @optional(
    () => String,
    'New API token, returned only once; null if the account had no token or its plan excludes the API.',
  )
  token!: string | null;
}
