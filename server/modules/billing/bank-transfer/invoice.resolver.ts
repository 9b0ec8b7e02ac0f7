import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { RequestContext } from '../../../request/request-context.js';
import { requireUser } from '../../../request/visitor.js';
import { RequireAccess } from '../../../schema-kit/require-access.js';
import { Bill } from '../bill.type.js';
import { presentBill } from '../present-bill.js';
import { minTransferCents } from './bank-transfer-limits.js';
import type { InvoiceListService, InvoiceListItem } from './invoice-list.service.js';
import type { InvoiceService } from './invoice.service.js';
import { BankTransfer, Invoice, InvoiceData, InvoicePage } from './invoice.type.js';
import type { BankTransferService } from './bank-transfer.service.js';
import type { Language } from '../../../contract/language/localised.js';
import type { InvoiceRecord } from '../../../entities/invoice.entity.js';
import { billDocumentUrl } from './invoice-paths.js';
import { invoiceLabels } from './invoice-labels.js';

@InputType({ description: 'Details of the company that pays by bank transfer.' })
class CompanyInput {
  @Field({ description: 'Company name as in its registration documents.' }) name!: string;
  @Field({ description: 'Taxpayer number (INN): 10 digits, or 12 for an individual entrepreneur.' })
  inn!: string;
  @Field({ description: 'Tax reason code (KPP): 9 characters; empty for an individual entrepreneur.' })
  kpp!: string;
  @Field({ description: 'Postal address.' }) postalAddress!: string;
  @Field({ description: 'Legal address.' }) legalAddress!: string;
}

const BillArg = () => Arg('bill', () => Int, { description: 'Number of the bill.' });

/** Received bank transfer. */
@ArgsType()
class BankPaymentArgs {
  @Field(() => Int, { description: 'Received amount. Unit: cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'Date of the payment, ISO 8601.' })
  paidOn!: string;

  @Field(() => String, { description: 'Number of the payer’s bank document.' })
  document!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Registers the transfer as an unassigned payment, for example if the amount differs or the invoice is already paid. The invoice does not change.',
  })
  unassigned!: boolean;
}

@Resolver(() => Bill)
export class InvoiceResolver {
  constructor(
    private readonly invoices: InvoiceService,
    private readonly invoiceList: InvoiceListService,
    private readonly bankTransfers: BankTransferService,
  ) {}

  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'Invoice for payment by bank transfer; null if none was issued.',
  })
  async invoice(@Root() bill: Bill, @Ctx() { language }: RequestContext): Promise<Invoice | null> {
    const invoice = await this.invoices.findByBill(bill.id);
    return invoice && presentInvoice(invoice, bill, language);
  }

  @RequireAccess('owner')
  @Query(() => BankTransfer, { description: 'Options for paying bills by bank transfer.' })
  async bankTransfer(@Ctx() { visitor }: RequestContext): Promise<BankTransfer> {
    const company = await this.invoices.findPayer(requireUser(visitor));
    return { offered: this.invoices.isOffered(), leastCents: minTransferCents, company };
  }

  @RequireAccess('owner')
  @Mutation(() => Bill, {
    description:
      'Issues or reissues the invoice of a bill for a company at the current amount, and saves the company details. Errors: NOT_FOUND, BILL_CLOSED, PAYMENT_UNAVAILABLE, TRANSFER_LEAST, INVALID_FIELD, TARIFF_DOWNGRADE.',
  })
  async issueInvoice(
    @BillArg() bill: number,
    @Arg('company', () => CompanyInput, { description: 'Details of the paying company.' })
    company: CompanyInput,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<Bill> {
    return presentBill(await this.invoices.issue(requireUser(visitor), bill, company), language);
  }

  @RequireAccess('administrator', { roles: ['accountant'] })
  @Query(() => InvoicePage, { description: 'Invoices of all accounts, newest first, 25 per page.' })
  async companyInvoices(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Arg('waiting', () => Boolean, {
      defaultValue: true,
      description: 'Returns only invoices with a pending payment.',
    })
    waiting: boolean,
  ): Promise<InvoicePage> {
    const { items, ...paging } = await this.invoiceList.findPage(page, waiting);
    return { ...paging, items: items.map(presentInvoiceListItem) };
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => InvoiceData, {
    description:
      'Confirms the bank transfer of an invoice, marks the bill as paid and activates the plan. Idempotent. The payment of a closed bill is credited to the payer. Errors: NOT_FOUND, TRANSFER_SUM, INVALID_FIELD.',
  })
  async settleInvoice(
    @BillArg() bill: number,
    @Args() { amountCents: cents, paidOn, document, unassigned }: BankPaymentArgs,
    @Ctx() { visitor }: RequestContext,
  ): Promise<InvoiceData> {
    const details = { cents, paidOn, document };
    if (unassigned) await this.bankTransfers.recordUnassigned(requireUser(visitor), bill, details);
    else await this.bankTransfers.recordPayment(requireUser(visitor), bill, details);
    return this.getInvoiceListItem(bill);
  }

  @RequireAccess('administrator', { roles: ['accountant'], requiresRecentLogin: true })
  @Mutation(() => InvoiceData, {
    description:
      'Registers a full or partial refund of a bank transfer and revokes unused time and the partner’s reward in proportion. A full refund marks the bill as refunded. Idempotent per document. Errors: NOT_FOUND, REFUND_SUM, INVALID_FIELD.',
  })
  async refundInvoice(
    @BillArg() bill: number,
    @Arg('amountCents', () => Int, { description: 'Refunded amount. Unit: cents.' }) cents: number,
    @Arg('document', () => String, { description: 'Number of the bank document.' }) document: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<InvoiceData> {
    await this.bankTransfers.recordRefund(requireUser(visitor), bill, { cents, document });
    return this.getInvoiceListItem(bill);
  }

  private async getInvoiceListItem(bill: number): Promise<InvoiceData> {
    const item = await this.invoiceList.findOne(bill);
    if (!item) throw new AppError(ErrorCode.NotFound);
    return presentInvoiceListItem(item);
  }
}

/** Maps an invoice to the payer's GraphQL type. */
function presentInvoice(
  { billId, cents, buyer, issuedAt, paidOn, paysBill }: InvoiceRecord,
  { realCents }: { realCents: number },
  language: Language,
): Invoice {
  const closingDocument = {
    title: invoiceLabels[language].closingDocument,
    number: String(billId),
    date: paidOn ?? '',
  };
  return {
    number: billId,
    issuedAt: issuedAt.toISOString(),
    companyName: buyer.name,
    cents,
    isCurrent: paysBill || realCents === cents,
    paid: paysBill,
    paidOn,
    url: billDocumentUrl('invoice', billId, language),
    closingDocuments: paysBill ? [{ ...closingDocument, url: billDocumentUrl('act', billId, language) }] : [],
  };
}

/** Maps an invoice to the administrators' GraphQL type. */
function presentInvoiceListItem({ issuedAt, dueAt, ...item }: InvoiceListItem): InvoiceData {
  return { ...item, issuedAt: issuedAt.toISOString(), dueAt: dueAt.toISOString() };
}
