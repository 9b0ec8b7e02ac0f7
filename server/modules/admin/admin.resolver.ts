import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdministratorRole } from '../../contract/accounts/administrator-roles.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { PlanChangeData, presentPlanChange } from '../plans/plan-change.type.js';
import type { AccountDirectoryService } from './account-directory.service.js';
import {
  AdminAccount,
  AdminAccountPage,
  administratorRoleEnum,
  FreeDaysRequestData,
} from './admin-account.type.js';
import type { AdministrationService } from './administration.service.js';
import type { AuditService } from '../platform/audit.service.js';
import type { FreeDaysRequestService } from './free-days-request.service.js';

const IdArg = (name = 'id') => Arg(name, () => Int, { description: 'Number of the account.' });
const PageArg = () => Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' });

const PasswordArg = () =>
  Arg('password', () => String, { defaultValue: '', description: 'Password of the current user.' });

interface AdminResolverDependencies {
  directory: AccountDirectoryService;
  audit: AuditService;
  requests: FreeDaysRequestService;
  administration: AdministrationService;
  planCatalog: PlanCatalog;
}

/** Account administration. */
@Resolver()
export class AdminResolver {
  constructor(private readonly deps: AdminResolverDependencies) {}

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => AdminAccountPage, { description: 'Accounts, 25 per page, newest first.' })
  accounts(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of an e-mail or phone, or the number of an account.',
    })
    search: string | null | undefined,
    @PageArg() page: number,
  ): Promise<AdminAccountPage> {
    return this.deps.directory.search(search ?? '', page);
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => administratorRoleEnum, { description: 'Role of the current administrator.' })
  administratorRole(@Ctx() { visitor }: RequestContext): AdministratorRole {
    return requireUser(visitor).account.administratorRole;
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => AdminAccount, {
    description: 'An account by number. The access is recorded in the audit log.',
  })
  async accountData(@IdArg() id: number, @Ctx() { visitor }: RequestContext): Promise<AdminAccount> {
    const listedAccount = await this.deps.directory.getAccount(id);
    const { account, address } = requireUser(visitor);
    await this.deps.audit.record({
      action: 'account-looked-at',
      actorId: account.id,
      accountId: id,
      address,
    });
    return listedAccount;
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => [FreeDaysRequestData], { description: 'The latest 100 requests for free days, newest first.' })
  demoRequests(): Promise<FreeDaysRequestData[]> {
    return this.deps.requests.listRecent();
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => AdminAccount, {
    description:
      'Changes whether an account is blocked. Blocking ends its sessions and requires the administrator’s password.',
  })
  async blockAccount(
    @IdArg() id: number,
    @Arg('blocked', () => Boolean, { description: 'True to block the account, false to unblock it.' })
    blocked: boolean,
    @PasswordArg() password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.deps.administration.block(requireUser(visitor), id, blocked, password);
    return this.deps.directory.getAccount(id);
  }

  @RequireAccess('administrator', { roles: ['support'], requiresRecentLogin: true })
  @Mutation(() => AdminAccount, {
    description:
      'Adds days of a plan. The highest plan is in force, lower ones pause. 0 days end all plans and automatic payments.',
  })
  async grantPlan(
    @IdArg() id: number,
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'Duration of the plan, 0 to 3660. Unit: days.' }) days: number,
    @Arg('reason', () => String, { defaultValue: '', description: 'Reason, at most 200 characters.' })
    reason: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    const input = { planId: plan, days, reason, key };
    await this.deps.administration.grantPlan(requireUser(visitor), id, input);
    return this.deps.directory.getAccount(id);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Query(() => PlanChangeData, { description: 'Effect of `grantPlan` on the plans of an account.' })
  async planGrantPreview(
    @IdArg() id: number,
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'Duration of the plan, 1 to 3660. Unit: days.' }) days: number,
  ): Promise<PlanChangeData> {
    const change = await this.deps.administration.previewGrant(id, plan, days);
    return presentPlanChange(change, this.deps.planCatalog);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => AdminAccount, {
    description:
      'Corrects the e-mail of an account. By default a confirmation link is sent to the new address. Requires the administrator’s password.',
  })
  async changeAccountEmail(
    @IdArg() id: number,
    @Arg('email', () => String, { description: 'New e-mail.' }) email: string,
    @Arg('confirmed', () => Boolean, {
      defaultValue: false,
      description:
        'True to change the e-mail immediately, because it was verified in another way. The previous address is notified, and the sessions of the account end.',
    })
    confirmed: boolean,
    @PasswordArg() password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.deps.administration.changeEmail(requireUser(visitor), id, { email, confirmed, password });
    return this.deps.directory.getAccount(id);
  }

  @RequireAccess('administrator', { roles: ['support'], requiresRecentLogin: true })
  @Mutation(() => AdminAccount, {
    description:
      'Corrects the phone of an account. Errors: USER_NOT_FOUND, ROLE_FORBIDDEN, INVALID_PHONE, PHONE_TAKEN.',
  })
  async changeAccountPhone(
    @IdArg() id: number,
    @Arg('phone', () => String, { description: 'Phone; an empty string removes it.' }) phone: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.deps.administration.changePhone(requireUser(visitor), id, phone);
    return this.deps.directory.getAccount(id);
  }

  @RequireAccess('administrator', { roles: ['support'] })
  @Mutation(() => AdminAccount, { description: 'Ends the session of an account.' })
  async endSession(
    @IdArg('accountId') id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.deps.administration.endSession(requireUser(visitor), id);
    return this.deps.directory.getAccount(id);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => AdminAccount, {
    description:
      'Makes another user an administrator, changes the role, or revokes the rights. Requires the owner’s password.',
  })
  async makeAdministrator(
    @IdArg() id: number,
    @Arg('administrator', () => Boolean, { description: 'True to grant the rights, false to revoke them.' })
    administrator: boolean,
    @Arg('role', () => administratorRoleEnum, {
      defaultValue: 'owner',
      description: 'Role of the administrator.',
    })
    role: AdministratorRole,
    @PasswordArg() password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.deps.administration.makeAdministrator(
      requireUser(visitor),
      id,
      administrator ? role : null,
      password,
    );
    return this.deps.directory.getAccount(id);
  }
}
