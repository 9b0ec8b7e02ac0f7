import { Field, ObjectType } from 'type-graphql';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../../schema-kit/fields.js';
import type { BillState } from '../../../entities/bill.entity.js';
import { billStateEnum } from '../bill.type.js';

@ObjectType({ description: 'Details of the company that pays by bank transfer, as entered most recently.' })
export class CompanyData {
  @text('Company name.') name!: string;
  @text('Taxpayer number (INN).') inn!: string;
  @text('Tax reason code (KPP); empty for an individual entrepreneur.') kpp!: string;
  @text('Postal address.') postalAddress!: string;
  @text('Legal address.') legalAddress!: string;
}

@ObjectType({ description: 'A document that closes a paid invoice.' })
class ClosingDocument {
  @text('Title in the language of the request.') title!: string;
  @text('Document number.') number!: string;
  @text('Date of the document, ISO 8601.') date!: string;
  @text('Path of the PDF on this server; accessible to the account of the bill.') url!: string;
}

@ObjectType({ description: 'The invoice of a bill that a company pays by bank transfer.' })
export class Invoice {
  @smallInt('Invoice number, equal to the bill number.') number!: number;
  @text('Time of issue, ISO 8601.') issuedAt!: string;
  @text('Company name.') companyName!: string;
  @smallInt('Amount. Unit: cents.') cents!: number;
  @flag('Whether its amount equals the current amount of the bill; otherwise it must be reissued.')
  isCurrent!: boolean;
  @flag('Whether the invoice is paid.') paid!: boolean;
  @optional(() => String, 'Date of the payment, ISO 8601; null while it is pending.') paidOn!: string | null;
  @text('Path of the PDF on this server; accessible to the account of the bill.') url!: string;
  @listOf(() => ClosingDocument, 'Closing documents; empty before the payment.')
  closingDocuments!: ClosingDocument[];
}

@ObjectType({ description: 'Options for paying a bill by bank transfer.' })
export class BankTransfer {
  @flag('Whether companies can pay by bank transfer on this server.') offered!: boolean;
  @smallInt('Minimum amount of a bank transfer. Unit: cents.') leastCents!: number;
  @Field(() => CompanyData, {
    nullable: true,
    description: 'Company details of the account as entered most recently; null if there are none.',
  })
  company!: CompanyData | null;
}

@ObjectType({ description: 'Invoice data for administrators.' })
export class InvoiceData {
  @smallInt('Invoice number, equal to the bill number.') number!: number;
  @smallInt('Number of the account.') accountId!: number;
  @text('E-mail of the account.') email!: string;
  @text('Company name.') companyName!: string;
  @text('Taxpayer number (INN).') inn!: string;
  @smallInt('Amount. Unit: cents.') cents!: number;
  @text('Currency, ISO 4217.') currency!: string;
  @text('Time of issue, ISO 8601.') issuedAt!: string;
  @text('Due date; an unpaid bill is then cancelled, ISO 8601.') dueAt!: string;
  @oneOf(billStateEnum, 'State of the bill.') billState!: BillState;
  @optional(() => String, 'Date of the payment, ISO 8601; null while it is pending.') paidOn!: string | null;
  @optional(() => String, 'Number of the bank document; null while the payment is pending.')
  paymentDocument!: string | null;
  @flag(
    'Whether the payment paid the bill; false if it is pending, or was late and is credited to the payer.',
  )
  paysBill!: boolean;
  @smallInt('Refunded amount of the payment. Unit: cents.') refundedCents!: number;
}

@ObjectType({ description: 'A page of invoices, newest first.' })
export class InvoicePage {
  @smallInt('Total number of invoices.') total!: number;
  @smallInt('Number of the page, from 1.') page!: number;
  @smallInt('Number of the last page.') lastPage!: number;
  @listOf(() => InvoiceData, 'The invoices of the page.') items!: InvoiceData[];
}
