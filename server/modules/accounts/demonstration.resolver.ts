import { Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { demonstrationPassword } from './demonstration-password.js';
import type { DemonstrationService } from './demonstration.service.js';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A demonstration account with a public password.' })
class DemonstrationAccount {
  @text('E-mail.') email!: string;
  @text('Password.') password!: string;
  @text('Permissions of the account, in the language of the request.') may!: string;
}

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
