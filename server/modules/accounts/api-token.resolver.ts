import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { currentPasswordDescription } from './current-password.js';
import type { ApiTokenService } from './api-token.service.js';
import { ApiToken } from './api-token.type.js';

@Resolver()
export class ApiTokenResolver {
  constructor(private readonly apiTokens: ApiTokenService) {}

  @RequireAccess('user')
  @Mutation(() => ApiToken, {
    description:
      'Creates an API token and revokes the previous one. Errors: API_DEMO, API_NOT_IN_PLAN, PASSWORD_REQUIRED, WRONG_PASSWORD.',
  })
  regenerateApiToken(
    @Arg('currentPassword', () => String, { nullable: true, description: currentPasswordDescription })
    currentPassword: string | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<ApiToken> {
    return this.apiTokens.regenerate(requireUser(visitor), currentPassword);
  }
}
