import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { LoginService } from '../accounts/login.service.js';
import type { PasswordConfirmationService } from '../accounts/password-confirmation.service.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { PersonalDataService } from './personal-data.service.js';

/** Copy and deletion of personal data. */
@Resolver()
export class PersonalDataResolver {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly deletion: AccountDeletionService,
    private readonly passwords: PasswordConfirmationService,
    private readonly login: LoginService,
  ) {}

  @RequireAccess('user')
  @Mutation(() => Boolean, {
    description:
      'Deletes the account of the current user. Bills and payments stay without personal data. Errors: WRONG_PASSWORD, TOO_MANY_REQUESTS, FORBIDDEN.',
  })
  async deleteAccount(
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const user = requireUser(context.visitor);
    await this.passwords.confirm(user, password, 'password');
    await this.deletion.delete(user, user.account.id);
    context.visitor = this.login.leaveDeletedAccount(context);
    return true;
  }

  @RequireAccess('administrator', { roles: ['support'], requiresRecentLogin: true })
  @Mutation(() => String, {
    description:
      'Path of a copy of the data of an account, for a download soon after the log-in. Errors: USER_NOT_FOUND, ROLE_FORBIDDEN.',
  })
  async prepareDataCopy(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    await this.personalData.assertCopyAllowed(requireUser(visitor), id);
    return `/panel/data-copy/${id}`;
  }

  @RequireAccess('administrator', { roles: ['support'], requiresRecentLogin: true })
  @Mutation(() => Boolean, {
    description:
      'Deletes an account on request of its user. Bills and payments stay without personal data. Errors: USER_NOT_FOUND, FORBIDDEN.',
  })
  async eraseAccount(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.deletion.delete(requireUser(visitor), id);
    return true;
  }
}
