import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { WithdrawalMethod } from '../../contract/withdrawals.js';
import type { RequestContext } from '../../request/request-context.js';
import { personOf, type Person } from '../../request/visitor.js';
import { Allowed } from '../../schema-kit/allowed.js';
import type { PartnerService } from './partner.service.js';
import { sharePercent } from './partner-share.js';
import { leastPayers, leastWithdrawalCents } from './partner-terms.js';
import { OpenWithdrawal, PartnerDayData, PartnerProgramme, withdrawalMethodEnum } from './partner.type.js';
import { presentWithdrawal } from './present-partner.js';

@Resolver()
export class PartnerResolver {
  constructor(private readonly partners: PartnerService) {}

  @Allowed('owner')
  @Query(() => PartnerProgramme, { description: 'What you have of the affiliate programme.' })
  partnerProgramme(@Ctx() { visitor }: RequestContext): Promise<PartnerProgramme> {
    return this.programmeOf(personOf(visitor));
  }

  @Allowed('owner')
  @Query(() => [PartnerDayData], {
    description: 'The days of the last three months with users or payments by you, the newest first.',
  })
  partnerDays(@Ctx() { visitor }: RequestContext): Promise<PartnerDayData[]> {
    return this.partners.days(personOf(visitor), 92);
  }

  @Allowed('owner')
  @Mutation(() => PartnerProgramme, {
    description:
      'Asks for rewards to be paid out. Errors: PAYOUT_INVALID, WITHDRAWAL_LEAST, WITHDRAWAL_PAYERS, PAYOUT_BALANCE, REWARDS_BLOCKED, INVALID_FIELD.',
  })
  async requestWithdrawal(
    @Arg('amountCents', () => Int, { description: 'How much. Unit: cents.' }) amountCents: number,
    @Arg('method', () => withdrawalMethodEnum, { description: 'Where to.' }) method: WithdrawalMethod,
    @Arg('purse', () => String, { description: 'Number of the purse.' }) purse: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PartnerProgramme> {
    const person = personOf(visitor);
    await this.partners.withdraw(person, amountCents, method, purse.trim());
    return this.programmeOf(person);
  }

  @Allowed('administrator')
  @Query(() => [OpenWithdrawal], { description: 'Withdrawals that wait, the oldest first.' })
  async openWithdrawals(): Promise<OpenWithdrawal[]> {
    const open = await this.partners.open();
    return open.map(({ email, ...asked }) => ({ ...presentWithdrawal(asked), email }));
  }

  @Allowed('administrator')
  @Mutation(() => Boolean, {
    description: 'Notes that a withdrawal was paid out, or refuses it. Errors: NOT_FOUND.',
  })
  async settleWithdrawal(
    @Arg('id', () => Int, { description: 'Number of the withdrawal.' }) id: number,
    @Arg('paid', () => Boolean, { description: 'Whether it was paid out.' }) paid: boolean,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.partners.settle(personOf(visitor), id, paid);
    return true;
  }

  @Allowed('administrator')
  @Mutation(() => Boolean, {
    description: 'Lets a partner get no rewards for new payments, or get them again. Errors: USER_NOT_FOUND.',
  })
  async blockRewards(
    @Arg('id', () => Int, { description: 'Number of the account.' }) id: number,
    @Arg('blocked', () => Boolean, { description: 'Whether the rewards are blocked.' }) blocked: boolean,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.partners.block(personOf(visitor), id, blocked);
    return true;
  }

  private async programmeOf(person: Person): Promise<PartnerProgramme> {
    const [state, withdrawals] = await Promise.all([
      this.partners.state(person),
      this.partners.withdrawals(person),
    ]);
    return {
      ...state,
      sharePercent,
      leastPayers,
      leastWithdrawalCents,
      withdrawals: withdrawals.map(presentWithdrawal),
    };
  }
}
