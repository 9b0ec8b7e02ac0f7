import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../contract/language/localised.js';
import type { PaymentFilter } from '../../../contract/billing/payment-actions.js';
import type { BillState } from '../../../entities/bill.entity.js';
import type { RequestContext } from '../../../request/request-context.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { billStateEnum } from '../bill.type.js';
import { getTermLength } from '../../plans/plan-prices.js';
import { getPurchasablePlan } from '../purchase.js';
import type { BillListItem, MoneyDirectoryService } from './money-directory.service.js';
import { parsePeriod } from './money-search.js';
import {
  AdminBillPage,
  AdminPaymentPage,
  PaymentActionPage,
  paymentFilterEnum,
  type AdminBill,
} from './money.type.js';
import { presentPayment } from './present-payment.js';
import type { PaymentProviders } from '../providers/payment-providers.js';

/** Filter that the lists of bills and payments share. */
@ArgsType()
class MoneyListArgs {
  @Field(() => String, {
    defaultValue: '',
    description:
      'Number of a bill, amount, date, or part of an e-mail, transaction id or company name; empty for all.',
  })
  search!: string;

  @Field(() => Int, { nullable: true, description: 'Number of the account; all accounts if omitted.' })
  accountId?: number | null;

  @Field(() => String, { nullable: true, description: 'First UTC day, ISO 8601.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Last UTC day, ISO 8601.' })
  to?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' })
  page!: number;
}

/** Lists of the bills and payments of all customers. */
@Resolver()
export class MoneyDirectoryResolver {
  constructor(
    private readonly directory: MoneyDirectoryService,
    private readonly providers: PaymentProviders,
  ) {}

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => AdminBillPage, {
    description: 'Bills of all accounts, newest first. Errors: INVALID_FIELD.',
  })
  async allBills(
    @Args() args: MoneyListArgs,
    @Arg('state', () => billStateEnum, { nullable: true, description: 'State of the bills; any if omitted.' })
    state: BillState | null | undefined,
    @Ctx() { language }: RequestContext,
  ): Promise<AdminBillPage> {
    const filter = { ...toListFilter(args), state: state ?? null };
    const { items, ...paging } = await this.directory.findBills(filter, args.page);
    return { ...paging, items: items.map((item) => presentBillListItem(item, language)) };
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => AdminPaymentPage, {
    description: 'Payments of all accounts, newest first. Errors: INVALID_FIELD.',
  })
  async allPayments(
    @Args() args: MoneyListArgs,
    @Arg('filter', () => paymentFilterEnum, {
      defaultValue: 'all',
      description: 'Allocation of the payments.',
    })
    filter: PaymentFilter,
  ): Promise<AdminPaymentPage> {
    const { items, ...paging } = await this.directory.findPayments(
      { ...toListFilter(args), filter },
      args.page,
    );
    return { ...paging, items: items.map((item) => presentPayment(item, this.providers)) };
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => Int, { description: 'Number of payments that settle no bill and still have to be handled.' })
  unassignedPayments(): Promise<number> {
    return this.directory.countUnassigned();
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => PaymentActionPage, {
    description: 'Log of the operations of administrators on payments, newest first. Errors: INVALID_FIELD.',
  })
  async paymentActions(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Arg('paymentId', () => Int, { nullable: true, description: 'Number of a payment; all if omitted.' })
    paymentId: number | null | undefined,
  ): Promise<PaymentActionPage> {
    const { items, ...paging } = await this.directory.findActions(page, paymentId ?? null);
    return { ...paging, items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })) };
  }
}

function toListFilter({ search, accountId, from, to }: MoneyListArgs) {
  return { search, accountId: accountId ?? null, ...parsePeriod(from, to) };
}

function presentBillListItem({ planId, term, ...item }: BillListItem, language: Language): AdminBill {
  const plan = getPurchasablePlan(planId);
  const { months, days } = getTermLength(planId, term);
  return {
    ...item,
    planLabel: plan.label[language],
    months,
    days,
    createdAt: item.createdAt.toISOString(),
    dueAt: item.dueAt.toISOString(),
    closedAt: item.closedAt?.toISOString() ?? null,
  };
}
