import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { AccountDirectoryService } from './account-directory.service.js';
import { AdminAccount, AdminAccountPage, AuditPage, FreeDaysRequestData } from './admin-account.type.js';
import type { AdministrationService } from './administration.service.js';
import type { AuditLogService } from './audit-log.service.js';
import type { AuditService } from './audit.service.js';
import type { FreeDaysRequestService } from './free-days-request.service.js';

const IdArg = (name = 'id') => Arg(name, () => Int, { description: 'Number of the account.' });
const PageArg = () => Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' });

const PasswordArg = () =>
  Arg('password', () => String, { defaultValue: '', description: 'Your own password once more.' });

/** Account administration. */
@Resolver()
export class AdminResolver {
  constructor(
    private readonly directory: AccountDirectoryService,
    private readonly audit: AuditService,
    private readonly auditLogs: AuditLogService,
    private readonly requests: FreeDaysRequestService,
    private readonly administration: AdministrationService,
  ) {}

  @RequireAccess('administrator')
  @Query(() => AdminAccountPage, { description: 'Accounts, 25 a page, newest first.' })
  accounts(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of an e-mail or a phone, or a number of an account.',
    })
    search: string | null | undefined,
    @PageArg() page: number,
  ): Promise<AdminAccountPage> {
    return this.directory.search(search ?? '', page);
  }

  @RequireAccess('administrator')
  @Query(() => AdminAccount, { description: 'One account. That it was looked at stands in the log.' })
  async accountData(@IdArg() id: number, @Ctx() { visitor }: RequestContext): Promise<AdminAccount> {
    const listedAccount = await this.directory.getAccount(id);
    const { account, address } = requireUser(visitor);
    await this.audit.record({ action: 'account-looked-at', actorId: account.id, accountId: id, address });
    return listedAccount;
  }

  @RequireAccess('administrator')
  @Query(() => AuditPage, { description: 'The log of who did what, 50 a page, newest first.' })
  auditLog(
    @PageArg() page: number,
    @Arg('accountId', () => Int, {
      nullable: true,
      description: 'Only what this account did and what was done to it.',
    })
    accountId: number | null | undefined,
  ): Promise<AuditPage> {
    return this.auditLogs.findPage(page, accountId ?? null);
  }

  @RequireAccess('administrator')
  @Query(() => [FreeDaysRequestData], { description: 'The newest 100 requests for free days, newest first.' })
  demoRequests(): Promise<FreeDaysRequestData[]> {
    return this.requests.listRecent();
  }

  @RequireAccess('administrator')
  @Mutation(() => AdminAccount, {
    description: 'Blocks an account, which ends its sessions and takes your password, or opens it again.',
  })
  async blockAccount(
    @IdArg() id: number,
    @Arg('blocked', () => Boolean, { description: 'Whether it is to be blocked.' }) blocked: boolean,
    @PasswordArg() password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.administration.block(requireUser(visitor), id, blocked, password);
    return this.directory.getAccount(id);
  }

  @RequireAccess('administrator')
  @Mutation(() => AdminAccount, {
    description: 'Opens a plan from now on, in place of the one before; 0 days end it.',
  })
  async grantPlan(
    @IdArg() id: number,
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'For how long, 0 to 3660. Unit: days.' }) days: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.administration.grantPlan(requireUser(visitor), id, plan, days);
    return this.directory.getAccount(id);
  }

  @RequireAccess('administrator')
  @Mutation(() => AdminAccount, { description: 'Logs the person of an account out.' })
  async endSession(
    @IdArg('accountId') id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.administration.endSession(requireUser(visitor), id);
    return this.directory.getAccount(id);
  }

  @RequireAccess('administrator')
  @Mutation(() => AdminAccount, {
    description:
      'Makes an account an administrator, or an ordinary one again, which takes your password; nobody does so to oneself.',
  })
  async makeAdministrator(
    @IdArg() id: number,
    @Arg('administrator', () => Boolean, { description: 'Whether it is to be one.' }) administrator: boolean,
    @PasswordArg() password: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await this.administration.makeAdministrator(requireUser(visitor), id, administrator, password);
    return this.directory.getAccount(id);
  }
}
