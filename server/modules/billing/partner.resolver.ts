import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { minPayers, minWithdrawalCents, sharePercent } from '../../contract/partner-terms.js';
import type { WithdrawalMethod } from '../../contract/withdrawals.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser, type AuthenticatedUser } from '../../request/visitor.js';
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

  @RequireAccess('owner')
  @Query(() => PartnerProgramme, { description: 'What you have of the affiliate programme.' })
  partnerProgramme(@Ctx() { visitor }: RequestContext): Promise<PartnerProgramme> {
    return this.programmeOf(requireUser(visitor));
  }

  @FieldResolver(() => String, {
    description: 'Code of your link: `/?ref=` and the code. It is made when it is first asked for.',
  })
  linkCode(@Ctx() { visitor }: RequestContext): Promise<string> {
    return this.links.linkCodeOf(requireUser(visitor));
  }

  @RequireAccess('owner')
  @Query(() => [PartnerDayData], {
    description:
      'The last days with visits, users or payments by you, the newest first. Errors: INVALID_FIELD.',
  })
  partnerDays(
    @Arg('days', () => Int, {
      defaultValue: 92,
      description: 'How many days to look back, today included: 1 to 400.',
    })
    days: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PartnerDayData[]> {
    return this.partners.days(requireUser(visitor), days);
  }

  @RequireAccess('owner')
  @Query(() => String, {
    nullable: true,
    description:
      'The promo code of the link that you came by, while it can be applied to your first bill; null for none.',
  })
  offeredPromoCode(@Ctx() { visitor }: RequestContext): Promise<string | null> {
    return this.links.offeredCode(requireUser(visitor));
  }

  @RequireAccess('owner')
  @Mutation(() => PartnerProgramme, {
    description:
      'Asks for rewards to be paid out. Errors: PAYOUT_INVALID, WITHDRAWAL_LEAST, WITHDRAWAL_PAYERS, PAYOUT_BALANCE, REWARDS_BLOCKED, INVALID_FIELD.',
  })
  async requestWithdrawal(
    @Arg('amountCents', () => Int, { description: 'How much. Unit: cents.' }) amountCents: number,
    @Arg('method', () => withdrawalMethodEnum, { description: 'Where to.' }) method: WithdrawalMethod,
    @Arg('purse', () => String, { description: 'Number of the purse.' }) walletNumber: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PartnerProgramme> {
    const user = requireUser(visitor);
    await this.partners.requestWithdrawal(user, amountCents, method, walletNumber.trim());
    return this.programmeOf(user);
  }

  @RequireAccess('administrator')
  @Query(() => [PartnerWithdrawal], { description: 'Withdrawals that wait, the oldest first.' })
  async openWithdrawals(): Promise<PartnerWithdrawal[]> {
    return (await this.partners.listPending()).map(presentPartnerWithdrawal);
  }

  @RequireAccess('administrator')
  @Query(() => PartnerWithdrawalPage, {
    description: 'Withdrawals that were paid out or refused, 25 a page, the newest first.',
  })
  async settledWithdrawals(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
  ): Promise<PartnerWithdrawalPage> {
    const { items, ...paging } = await this.partners.listResolved(page);
    return { ...paging, items: items.map(presentPartnerWithdrawal) };
  }

  @RequireAccess('administrator')
  @Mutation(() => Boolean, {
    description:
      'Notes that a withdrawal was paid out, or refuses it. Errors: NOT_FOUND, WITHDRAWAL_SETTLED, INVALID_FIELD.',
  })
  async settleWithdrawal(
    @Arg('id', () => Int, { description: 'Number of the withdrawal.' }) id: number,
    @Arg('paid', () => Boolean, { description: 'Whether it was paid out.' }) isPaid: boolean,
    @Arg('reason', () => String, {
      defaultValue: '',
      description: 'Why it is refused, for the partner to read: at most 200 characters.',
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

  @RequireAccess('administrator')
  @Mutation(() => Boolean, {
    description: 'Lets a partner get no rewards for new payments, or get them again. Errors: USER_NOT_FOUND.',
  })
  async blockRewards(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Arg('blocked', () => Boolean, { description: 'Whether the rewards are blocked.' }) blocked: boolean,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.partners.setRewardsBlocked(requireUser(visitor), id, blocked);
    return true;
  }

  private async programmeOf(user: AuthenticatedUser): Promise<PartnerProgramme> {
    const [state, withdrawals] = await Promise.all([
      this.partners.state(user),
      this.partners.listWithdrawals(user),
    ]);
    return {
      ...state,
      sharePercent,
      leastPayers: minPayers,
      leastWithdrawalCents: minWithdrawalCents,
      withdrawals: withdrawals.map(presentWithdrawal),
    };
  }
}
