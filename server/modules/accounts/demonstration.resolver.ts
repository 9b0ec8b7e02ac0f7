import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { demonstrationPassword } from './demonstration-password.js';
import type { DemonstrationService } from './demonstration.service.js';
import { DemonstrationAccount } from './demonstration.type.js';

@Resolver()
export class DemonstrationResolver {
  constructor(private readonly demonstrations: DemonstrationService) {}

  @RequireAccess('public', { isBackground: true })
  @Query(() => [DemonstrationAccount], {
    description: 'Demonstration accounts. Available only with embedded stores and only to local visitors.',
  })
  async demonstrationAccounts(@Ctx() { visitor, language }: RequestContext): Promise<DemonstrationAccount[]> {
    const availableAccounts = await this.demonstrations.listAvailable(visitor);
    return availableAccounts.map(({ email, permissions }) => ({
      email,
      password: demonstrationPassword,
      may: permissions[language],
    }));
  }
}
