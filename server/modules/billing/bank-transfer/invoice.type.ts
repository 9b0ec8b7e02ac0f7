import { Field, ObjectType } from 'type-graphql';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../../schema-kit/fields.js';
import type { BillState } from '../../../entities/bill.entity.js';
import { billStateEnum } from '../bill.type.js';

@ObjectType({ description: 'The company that pays by bank transfer, as it was entered last.' })
class CompanyData {
  @text('Its name.') name!: string;
  @text('Taxpayer number (INN).') inn!: string;
  @text('Tax reason code (KPP); empty for an individual entrepreneur.') kpp!: string;
  @text('Where letters reach it.') postalAddress!: string;
  @text('Where it is registered.') legalAddress!: string;
}

@ObjectType({ description: 'A document that closes a paid invoice.' })
class ClosingDocument {
  @text('What it is, in the language of the request.') title!: string;
  @text('Its number.') number!: string;
  @text('Its day, ISO 8601.') date!: string;
  @text('Path of the PDF on this server, for the account whose it is.') url!: string;
}

@ObjectType({ description: 'The invoice of a bill that a company pays by bank transfer.' })
export class Invoice {
  @smallInt('Its number: that of its bill.') number!: number;
  @text('When it was made, ISO 8601.') issuedAt!: string;
  @text('Name of the company.') companyName!: string;
  @smallInt('Sum. Unit: cents.') cents!: number;
  @flag('Whether its sum is that of the bill now; else it is to be made anew.') isCurrent!: boolean;
  @flag('Whether it is paid.') paid!: boolean;
  @optional(() => String, 'Day of the payment, ISO 8601; null while it waits.') paidOn!: string | null;
  @text('Path of the PDF on this server, for the account whose it is.') url!: string;
  @listOf(() => ClosingDocument, 'What closes it; empty before it is paid.')
  closingDocuments!: ClosingDocument[];
}

@ObjectType({ description: 'Whether and how a bill can be paid by bank transfer.' })
export class BankTransfer {
  @flag('Whether companies can pay by bank transfer on this server.') offered!: boolean;
  @smallInt('Least sum that is paid so. Unit: cents.') leastCents!: number;
  @Field(() => CompanyData, {
    nullable: true,
    description: 'The company of the account as it was entered last; null where it never was.',
  })
  company!: CompanyData | null;
}

@ObjectType({ description: 'An invoice as administrators see it.' })
export class InvoiceData {
  @smallInt('Its number: that of its bill.') number!: number;
  @smallInt('Number of the account.') accountId!: number;
  @text('E-mail of the account.') email!: string;
  @text('Name of the company.') companyName!: string;
  @text('Its taxpayer number (INN).') inn!: string;
  @smallInt('Sum. Unit: cents.') cents!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @text('When it was made, ISO 8601.') issuedAt!: string;
  @text('When the bill is cancelled where nobody has paid it, ISO 8601.') dueAt!: string;
  @oneOf(billStateEnum, 'How far the bill is.') billState!: BillState;
  @optional(() => String, 'Day of the payment, ISO 8601; null while it waits.') paidOn!: string | null;
  @optional(() => String, 'Number of the bank document; null while it waits.')
  paymentDocument!: string | null;
  @flag('Whether the payment paid the bill; false also where it came too late and is kept for its payer.')
  paysBill!: boolean;
  @smallInt('What was sent back of the payment. Unit: cents.') refundedCents!: number;
}

@ObjectType({ description: 'A page of invoices, the newest first.' })
export class InvoicePage {
  @smallInt('Invoices in all.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => InvoiceData, 'The invoices of the page.') items!: InvoiceData[];
}
