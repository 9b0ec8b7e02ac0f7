import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { PurchaseKind } from '../../contract/billing/purchase-kinds.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { IdempotencyKeyArg } from '../../schema-kit/idempotency-key-arg.js';
import type { BillService } from './bill.service.js';
import { Bill, BillList, purchaseKindEnum, PurchaseQuote } from './bill.type.js';
import { presentBill, presentPurchase } from './present-bill.js';

const IdArg = () => Arg('id', () => Int, { description: 'Number of the bill.' });

const errorCodes =
  'TARIFF_CALCULATION, INVALID_FIELD, DISCOUNT_OVERDUE, SAME_TARIFF, TARIFF_ARCHIVED, TARIFF_DOWNGRADE, PROLONG_ARCHIVED, CHANGE_INSTEAD_OF_BUY, PROMO_LATER';

/** Purchased plan and term. */
@ArgsType()
class PurchaseArgs {
  @Field(() => purchaseKindEnum, { description: 'Kind of purchase.' })
  act!: PurchaseKind;

  @Field(() => Int, { description: 'Number of the plan.' })
  plan!: number;

  @Field(() => Int, { description: 'Number of the term, from 0.' })
  term!: number;
}

@Resolver(() => Bill)
export class BillResolver {
  constructor(private readonly bills: BillService) {}

  @FieldResolver(() => Int, { description: 'Refunded amount. Unit: cents.' })
  refundedCents(@Root() { id }: Bill): Promise<number> {
    return this.bills.refundedCents(id);
  }

  @RequireAccess('owner', { requiresBilling: true })
  @Query(() => PurchaseQuote, {
    name: 'tariffCalculation',
    description: `Calculates a purchase at current prices, including the credit for unused days. Errors: ${errorCodes}.`,
  })
  async quotePurchase(
    @Args() { act: kind, plan, term }: PurchaseArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PurchaseQuote> {
    return presentPurchase(await this.bills.calculate(requireUser(visitor), { kind, plan, term }));
  }

  @RequireAccess('owner')
  @Query(() => BillList, { name: 'bills', description: 'Bills of the account, newest first, 25 per page.' })
  async billList(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<BillList> {
    const { bills, ...paging } = await this.bills.list(requireUser(visitor), page);
    return { ...paging, bills: bills.map((bill) => presentBill(bill, language)) };
  }

  @RequireAccess('owner')
  @Query(() => Bill, { description: 'A bill of the account. Errors: NOT_FOUND.' })
  async bill(@IdArg() id: number, @Ctx() { visitor, language }: RequestContext): Promise<Bill> {
    return presentBill(await this.bills.findOne(requireUser(visitor), id), language);
  }

  @RequireAccess('owner', { requiresBilling: true })
  @Mutation(() => Bill, {
    description: `Creates the bill for a purchase, which is due in 5 days. Errors: ${errorCodes}, BILL_LIMIT, KEY_REUSED.`,
  })
  async createBill(
    @Args() { act: kind, plan, term }: PurchaseArgs,
    @IdempotencyKeyArg() key: string | null,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<Bill> {
    const bill = await this.bills.create(requireUser(visitor), { kind, plan, term }, key ?? null);
    return presentBill(bill, language);
  }

  @RequireAccess('owner')
  @Mutation(() => Boolean, {
    description: 'Cancels an unpaid bill and removes it from the list. Errors: NOT_FOUND, BILL_CLOSED.',
  })
  async deleteBill(@IdArg() id: number, @Ctx() { visitor }: RequestContext): Promise<boolean> {
    await this.bills.remove(requireUser(visitor), id);
    return true;
  }
}
