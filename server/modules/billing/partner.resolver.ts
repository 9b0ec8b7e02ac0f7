import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { sharePercent } from '../../contract/billing/partner-terms.js';
import type { WithdrawalMethod } from '../../contract/billing/withdrawals.js';
import { assertBrowser } from '../../request/administrator-access.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type AuthenticatedUser } from '../../request/visitor.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PartnerLinkService } from './partner-link.service.js';
import type { PartnerService } from './partner.service.js';
import {
  PartnerDayData,
  PartnerProgramme,
  PartnerWithdrawal,
  PartnerWithdrawalPage,
  withdrawalMethodEnum,
} from './partner.type.js';
import { presentPartnerWithdrawal, presentWithdrawal } from './present-partner.js';

@Resolver(() => PartnerProgramme)
export class PartnerResolver {
  constructor(
    private readonly partners: PartnerService,
    private readonly links: PartnerLinkService,
  ) {}

  @RequireAccess('user')
  @Query(() => PartnerProgramme, { description: 'State of the user in the affiliate programme.' })
  partnerProgramme(@Ctx() { visitor }: RequestContext): Promise<PartnerProgramme> {
    return this.loadProgramme(requireUser(visitor));
  }

  @FieldResolver(() => String, {
    description: 'Code of the partner link `/?ref=CODE`, created on first use.',
  })
  linkCode(@Ctx() { visitor }: RequestContext): Promise<string> {
    return this.links.getOrCreateLinkCode(requireUser(visitor));
  }

  @RequireAccess('user')
  @Query(() => [PartnerDayData], {
    description:
      'Daily statistics of the partner for days with visits, registrations or payments, newest first. Errors: INVALID_FIELD.',
  })
  partnerDays(
    @Arg('days', () => Int, {
      defaultValue: 92,
      description: 'Number of days to look back, including today: 1 to 400.',
    })
    days: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PartnerDayData[]> {
    return this.partners.listDailyStatistics(requireUser(visitor), days);
  }

  @RequireAccess('owner')
  @Query(() => String, {
    nullable: true,
    description:
      'Promo code of the partner link of the registration, while it can be applied to a first bill; null if there is none.',
  })
  offeredPromoCode(@Ctx() { visitor }: RequestContext): Promise<string | null> {
    return this.links.findOfferedCode(requireUser(visitor));
  }

  @RequireAccess('user')
  @Mutation(() => PartnerProgramme, {
    description:
      'Requests a payout of rewards. Needs a log-in; an API token is rejected. Errors: FORBIDDEN, PAYOUT_INVALID, WITHDRAWAL_LEAST, WITHDRAWAL_PAYERS, PAYOUT_BALANCE, REWARDS_BLOCKED, INVALID_FIELD.',
  })
  async requestWithdrawal(
    @Arg('amountCents', () => Int, { description: 'Amount. Unit: cents.' }) amountCents: number,
    @Arg('method', () => withdrawalMethodEnum, { description: 'Wallet service.' }) method: WithdrawalMethod,
    @Arg('purse', () => String, { description: 'Wallet number.' }) walletNumber: string,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PartnerProgramme> {
    const user = requireUser(visitor);
    assertBrowser(user);
    const request = { cents: amountCents, method, walletNumber: walletNumber.trim(), key };
    await this.partners.requestWithdrawal(user, request);
    return this.loadProgramme(user);
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => [PartnerWithdrawal], { description: 'Pending withdrawals, oldest first.' })
  async openWithdrawals(): Promise<PartnerWithdrawal[]> {
    return (await this.partners.listPending()).map(presentPartnerWithdrawal);
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => PartnerWithdrawalPage, {
    description: 'Withdrawals that were paid out or rejected, newest first, 25 per page.',
  })
  async settledWithdrawals(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
  ): Promise<PartnerWithdrawalPage> {
    const { items, ...paging } = await this.partners.listResolved(page);
    return { ...paging, items: items.map(presentPartnerWithdrawal) };
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => Boolean, {
    description:
      'Marks a withdrawal as paid, or rejects it. Errors: NOT_FOUND, WITHDRAWAL_DEBT, WITHDRAWAL_SETTLED, INVALID_FIELD.',
  })
  async settleWithdrawal(
    @Arg('id', () => Int, { description: 'Number of the withdrawal.' }) id: number,
    @Arg('paid', () => Boolean, { description: 'True if it was paid out, false to reject it.' })
    isPaid: boolean,
    @Arg('reason', () => String, {
      defaultValue: '',
      description: 'Reason of the rejection for the partner, at most 200 characters.',
    })
    reason: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.partners.resolveWithdrawal(requireUser(visitor), id, {
      isPaid,
      reason: reason.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    });
    return true;
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Mutation(() => Boolean, {
    description: 'Changes whether a partner receives rewards for new payments. Errors: USER_NOT_FOUND.',
  })
  async blockRewards(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Arg('blocked', () => Boolean, { description: 'Whether the rewards are blocked.' }) blocked: boolean,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.partners.setRewardsBlocked(requireUser(visitor), id, blocked);
    return true;
  }

  private async loadProgramme(user: AuthenticatedUser): Promise<PartnerProgramme> {
    const [state, withdrawals] = await Promise.all([
      this.partners.getState(user),
      this.partners.listWithdrawals(user),
    ]);
    return {
      ...state,
      sharePercent,
      leastPayers: this.partners.minimums.payers,
      leastWithdrawalCents: this.partners.minimums.cents,
      withdrawals: withdrawals.map(presentWithdrawal),
    };
  }
}
