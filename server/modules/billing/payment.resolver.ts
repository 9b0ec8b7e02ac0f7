import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { LocalPaymentOutcome } from '../../contract/billing/local-payment-outcomes.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { AutopayService } from './autopay.service.js';
import { Autopay, localOutcomeEnum, PaymentSession, paymentMethodEnum } from './bill.type.js';
import type { LocalPaymentService } from './local-payment.service.js';
import type { PaymentMethod, PaymentService } from './payment.service.js';
import { presentBill } from './present-bill.js';

/** Payment of a bill. */
@ArgsType()
class PaymentArgs {
  @Field(() => Int, { description: 'Number of the bill.' })
  bill!: number;

  @Field(() => paymentMethodEnum, { description: 'Payment method.' })
  method!: PaymentMethod;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the payment recurs; cards only.',
  })
  subscription!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the payer accepts the user agreement and the privacy policy.',
  })
  agreed!: boolean;
}

@Resolver()
export class PaymentResolver {
  constructor(
    private readonly payments: PaymentService,
    private readonly localPayments: LocalPaymentService,
    private readonly autopayService: AutopayService,
  ) {}

  @RequireAccess('owner')
  @Query(() => Autopay, { description: 'Automatic payments of the account.' })
  autopay(@Ctx() { visitor }: RequestContext): Promise<Autopay> {
    return this.autopayService.getAutopay(requireUser(visitor));
  }

  @RequireAccess('owner', { requiresBilling: true })
  @Mutation(() => PaymentSession, {
    description:
      'Starts the payment of a bill at its current amount. Errors: NOT_FOUND, BILL_CLOSED, PAYMENT_AGREEMENT, PAYMENT_UNAVAILABLE, PAYMENT_FAILED, INVALID_FIELD, TARIFF_DOWNGRADE.',
  })
  async initPayment(
    @Args() { bill, method, subscription: subscribes, agreed }: PaymentArgs,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<PaymentSession> {
    const input = { bill, method, subscribes, agreed };
    const payment = await this.payments.start(requireUser(visitor), input, language);
    return {
      bill: presentBill(payment.bill, language),
      widget: payment.nextStep?.kind === 'widget' ? payment.nextStep.card : null,
      address: payment.nextStep?.kind === 'address' ? payment.nextStep.url : null,
    };
  }

  @RequireAccess('owner')
  @Mutation(() => Boolean, {
    description:
      'Selects the outcome of a test payment. The event is delivered to the bill a moment later. Errors: NOT_FOUND, BILL_CLOSED, PAYMENT_UNAVAILABLE.',
  })
  async resolveTestPayment(
    @Arg('bill', () => Int, { description: 'Number of the bill.' }) bill: number,
    @Arg('answer', () => localOutcomeEnum, { description: 'Outcome of the test payment.' })
    outcome: LocalPaymentOutcome,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<boolean> {
    await this.localPayments.scheduleOutcome(requireUser(visitor), bill, outcome, language);
    return true;
  }
}
