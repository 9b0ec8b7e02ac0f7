import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../graphql/request-context.js';
import { personOf } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { AdminAccount, AdminAccountPage, AuditPage, DemoRequestData } from './admin-account.type.js';

const IdArg = (name = 'id') => Arg(name, () => Int, { description: 'Number of the account.' });
const PageArg = () => Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' });

/** Looking at accounts and doing things to them. */
@Resolver()
export class AdminResolver {
  @Allowed('administrator')
  @Query(() => AdminAccountPage, { description: 'Accounts, 25 a page, newest first.' })
  accounts(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of an e-mail or a phone, or a number of an account.',
    })
    search: string | null | undefined,
    @PageArg() page: number,
    @Ctx() { people }: RequestContext,
  ): Promise<AdminAccountPage> {
    return people.directory.search(search ?? '', page);
  }

  @Allowed('administrator')
  @Query(() => AdminAccount, { description: 'One account. That it was looked at stands in the log.' })
  async accountData(@IdArg() id: number, @Ctx() { people, visitor }: RequestContext): Promise<AdminAccount> {
    const found = await people.directory.read(id);
    const { account, address } = personOf(visitor);
    await people.audit.record({ action: 'account-looked-at', actorId: account.id, accountId: id, address });
    return found;
  }

  @Allowed('administrator')
  @Query(() => AuditPage, { description: 'The log of who did what, 50 a page, newest first.' })
  auditLog(
    @PageArg() page: number,
    @Arg('accountId', () => Int, {
      nullable: true,
      description: 'Only what this account did and what was done to it.',
    })
    accountId: number | null | undefined,
    @Ctx() { people }: RequestContext,
  ): Promise<AuditPage> {
    return people.auditReader.page(page, accountId ?? null);
  }

  @Allowed('administrator')
  @Query(() => [DemoRequestData], { description: 'The newest 100 requests for free days, newest first.' })
  demoRequests(@Ctx() { people }: RequestContext): Promise<DemoRequestData[]> {
    return people.demoRequests.newest();
  }

  @Allowed('administrator')
  @Mutation(() => AdminAccount, {
    description: 'Blocks an account, which ends its sessions, or opens it again.',
  })
  async blockAccount(
    @IdArg() id: number,
    @Arg('blocked', () => Boolean, { description: 'Whether it is to be blocked.' }) blocked: boolean,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await people.administration.block(personOf(visitor), id, blocked);
    return people.directory.read(id);
  }

  @Allowed('administrator')
  @Mutation(() => AdminAccount, {
    description: 'Opens a plan from now on, in place of the one before; 0 days end it.',
  })
  async grantPlan(
    @IdArg() id: number,
    @Arg('plan', () => Int, { description: 'Number of a plan on sale: 3, 4, 5 or 6.' }) plan: number,
    @Arg('days', () => Int, { description: 'For how long, 0 to 3660. Unit: days.' }) days: number,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await people.administration.grantPlan(personOf(visitor), id, plan, days);
    return people.directory.read(id);
  }

  @Allowed('administrator')
  @Mutation(() => AdminAccount, { description: 'Logs the person of an account out.' })
  async endSession(
    @IdArg('accountId') id: number,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await people.administration.endSession(personOf(visitor), id);
    return people.directory.read(id);
  }

  @Allowed('administrator')
  @Mutation(() => AdminAccount, {
    description: 'Makes an account an administrator, or an ordinary one again; nobody does so to oneself.',
  })
  async makeAdministrator(
    @IdArg() id: number,
    @Arg('administrator', () => Boolean, { description: 'Whether it is to be one.' }) administrator: boolean,
    @Ctx() { people, visitor }: RequestContext,
  ): Promise<AdminAccount> {
    await people.administration.makeAdministrator(personOf(visitor), id, administrator);
    return people.directory.read(id);
  }
}
