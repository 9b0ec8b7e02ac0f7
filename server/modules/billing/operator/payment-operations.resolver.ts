import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../request/request-context.js';
import { requireUser } from '../../../request/visitor.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { PaymentProviders } from '../providers/payment-providers.js';
import type { MoneyDirectoryService } from './money-directory.service.js';
import { AdminPayment } from './money.type.js';
import type { PlanCatalog } from '../../plans/plan-catalog.js';
import { MoneyEffectData, presentEffect } from './money-effect.type.js';
import type { PaymentOperationsService } from './payment-operations.service.js';
import { presentPayment } from './present-payment.js';

const PaymentArg = () => Arg('id', () => Int, { description: 'Number of the payment.' });
const BillArg = () => Arg('bill', () => Int, { description: 'Number of the bill.' });
const AmountArg = () => Arg('amountCents', () => Int, { description: 'Refunded amount. Unit: cents.' });

/** The plan that an unassigned payment buys. */
@ArgsType()
class ConversionArgs {
  @Field(() => Int, { description: 'Number of the payment.' })
  id!: number;

  @Field(() => String, { description: 'E-mail of the account that receives the plan.' })
  account!: string;

  @Field(() => Int, { description: 'Number of the plan: 3, 4, 5 or 6.' })
  plan!: number;

  @Field(() => Int, { description: 'Index of the term.' })
  term!: number;
}

/** Operations of administrators on payments, with previews. */
@Resolver()
export class PaymentOperationsResolver {
  constructor(
    private readonly operations: PaymentOperationsService,
    private readonly directory: MoneyDirectoryService,
    private readonly providers: PaymentProviders,
    private readonly planCatalog: PlanCatalog,
  ) {}

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => MoneyEffectData, {
    description:
      'Effect of a refund on the plan and the partner, without carrying it out. Errors: NOT_FOUND, REFUND_SUM.',
  })
  async refundPreview(@PaymentArg() id: number, @AmountArg() cents: number): Promise<MoneyEffectData> {
    return presentEffect(await this.operations.previewRefund(id, cents), this.planCatalog);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => AdminPayment, {
    description:
      'Refunds a payment in full or in part. Card payments are refunded through the provider; for a bank transfer the refund made through the bank is recorded. Errors: NOT_FOUND, REFUND_SUM, REFUND_FAILED, INVALID_FIELD.',
  })
  async refundPayment(
    @PaymentArg() id: number,
    @AmountArg() cents: number,
    @Arg('document', () => String, {
      defaultValue: '',
      description: 'Number of the bank document; only for a payment that the provider cannot refund.',
    })
    document: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminPayment> {
    await this.operations.refund(requireUser(visitor), id, { cents, document });
    return this.getPayment(id);
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => MoneyEffectData, {
    description:
      'Effect of settling a bill with an unassigned payment, without carrying it out. Errors: NOT_FOUND, PAYMENT_ALLOCATED, BILL_CLOSED, BILL_SUM, INVALID_FIELD.',
  })
  async applyPaymentPreview(@PaymentArg() id: number, @BillArg() bill: number): Promise<MoneyEffectData> {
    return presentEffect(await this.operations.previewApply(id, bill), this.planCatalog);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => AdminPayment, {
    description:
      'Settles an open bill with an unassigned payment of the same amount. Errors: NOT_FOUND, PAYMENT_ALLOCATED, BILL_CLOSED, BILL_SUM, INVALID_FIELD.',
  })
  async applyPayment(
    @PaymentArg() id: number,
    @BillArg() bill: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminPayment> {
    await this.operations.apply(requireUser(visitor), id, bill);
    return this.getPayment(id);
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => MoneyEffectData, {
    description:
      'Effect of turning an unassigned payment into a plan, without carrying it out. Errors: NOT_FOUND, PAYMENT_ALLOCATED, USER_NOT_FOUND, TARIFF_DOWNGRADE, INVALID_FIELD.',
  })
  async convertPaymentPreview(
    @Args() { id, account: email, plan: planId, term }: ConversionArgs,
  ): Promise<MoneyEffectData> {
    return presentEffect(
      await this.operations.previewConversion(id, { email, planId, term }),
      this.planCatalog,
    );
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => AdminPayment, {
    description:
      'Creates a bill for an unassigned payment and settles it. The time of the plan is prorated to the amount. Errors: NOT_FOUND, PAYMENT_ALLOCATED, USER_NOT_FOUND, TARIFF_DOWNGRADE, INVALID_FIELD.',
  })
  async convertPayment(
    @Args() { id, account: email, plan: planId, term }: ConversionArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminPayment> {
    await this.operations.convert(requireUser(visitor), id, { email, planId, term });
    return this.getPayment(id);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => AdminPayment, {
    description:
      'Closes an unassigned payment: notes a refund made outside the provider, or books the amount as revenue. Errors: NOT_FOUND, PAYMENT_ALLOCATED, INVALID_FIELD.',
  })
  async settlePayment(
    @PaymentArg() id: number,
    @Arg('returned', () => Boolean, {
      description: 'Whether the money was returned outside the provider; otherwise it becomes revenue.',
    })
    isReturned: boolean,
    @Arg('note', () => String, { description: 'Reason, at most 500 characters.' }) note: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<AdminPayment> {
    await this.operations.settle(requireUser(visitor), id, { isReturned, note });
    return this.getPayment(id);
  }

  private async getPayment(id: number): Promise<AdminPayment> {
    const payment = await this.directory.findPayment(id);
    if (!payment) throw new AppError(ErrorCode.NotFound);
    return presentPayment(payment, this.providers);
  }
}
