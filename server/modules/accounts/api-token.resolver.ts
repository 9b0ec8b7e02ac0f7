import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { ApiToken } from './api-token.type.js';

@Resolver()
export class ApiTokenResolver {
  @Allowed('person')
  @Mutation(() => ApiToken, {
    description: 'Makes a new API token; the one before is dead at once. Errors: API_DEMO, API_NOT_IN_PLAN.',
  })
  regenerateApiToken(@Ctx() { visitor, people }: RequestContext): Promise<ApiToken> {
    return people.apiTokens.regenerate(personOf(visitor));
  }
}
