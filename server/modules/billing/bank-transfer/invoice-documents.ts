import { formatMoney } from '../../../contract/formatting/format-money.js';
import { formatPercent } from '../../../contract/formatting/format-number.js';
import { formatTerm } from '../../../contract/formatting/format-term.js';
import type { Language } from '../../../contract/language/localised.js';
import type { Seller } from '../../../config/seller.js';
import type { PayerDetails } from '../../../contract/billing/company-details.js';
import type { BillRecord } from '../../../entities/bill.entity.js';
import type { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { BusinessDocument, LabelledValue } from '../../pdf/drawing/document-parts.js';
import { getTermLength } from '../../plans/plan-prices.js';
import { getPurchasablePlan } from '../purchase.js';
import { formatLongDate } from '../format-long-date.js';
import { invoiceLabels } from './invoice-labels.js';
import { toCardinal as englishNumber } from 'n2words/en-US';
import { toCardinal as russianNumber } from 'n2words/ru-RU';

const maxCents = 99_999_999_999;

/**
 * Spells out an amount for invoices: `Forty-nine US dollars 50 cents`, `Сорок девять долларов США 50 центов`.
 * @param cents an integer from 0 to just below a billion dollars
 * @throws RangeError for any other number
 */
export function amountInWords(cents: number, language: Language): string {
  const isSupported = Number.isInteger(cents) && cents >= 0 && cents <= maxCents;
  if (!isSupported) throw new RangeError(`the amount ${cents} is out of range`);
  const dollars = Math.floor(cents / 100);
  const fraction = String(cents % 100).padStart(2, '0');
  const text =
    language === 'ru'
      ? `${russianNumber(dollars)} ${pluralForm(dollars, 'доллар', 'доллара', 'долларов')} США ${fraction} ${pluralForm(cents % 100, 'цент', 'цента', 'центов')}`
      : `${englishNumber(dollars)} US ${dollars === 1 ? 'dollar' : 'dollars'} ${fraction} ${cents % 100 === 1 ? 'cent' : 'cents'}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Russian plural form for a number: 1, 2 to 4, or other. */
function pluralForm(number: number, one: string, few: string, many: string): string {
  const last = number % 10;
  const isTeen = number % 100 >= 11 && number % 100 <= 14;
  if (isTeen || last === 0 || last >= 5) return many;
  return last === 1 ? one : few;
}

/** Data of an invoice or closing document. */
interface InvoiceDocumentInput {
  bill: BillRecord;
  invoice: InvoiceRecord;
  language: Language;
  now: Date;
}

/** Builds the printable invoice. */
export function buildInvoiceDocument({
  bill,
  invoice,
  language,
  now,
}: InvoiceDocumentInput): BusinessDocument {
  const labels = invoiceLabels[language];
  const { seller, buyer } = invoice;
  const invoiceReference = { number: String(bill.id), date: formatLongDate(invoice.issuedAt, language) };
  const purpose = { ...invoiceReference, vat: describeVat(invoice, language).text };
  return {
    language,
    title: fillTemplate(labels.invoiceTitle, invoiceReference),
    kind: seller.name,
    subtitle: fillTemplate(labels.payBy, { date: formatLongDate(bill.dueAt, language) }),
    createdLabel: `${labels.preparedOn} ${formatLongDate(now, language)}`,
    pageOf: labels.pageOf,
    parties: [
      {
        title: labels.payee,
        items: [
          ...sellerFields(seller, language),
          { label: labels.bank, value: seller.bank },
          { label: labels.bik, value: seller.bik },
          { label: labels.bankAccount, value: seller.bankAccount },
          { label: labels.account, value: seller.account },
          { label: labels.purpose, value: fillTemplate(labels.purposeText, purpose) },
        ],
      },
      { title: labels.payer, items: buyerFields(buyer, language) },
    ],
    lines: buildLines(bill, invoice, language),
    totals: buildTotals(labels.total, invoice, language),
    amountInWords: amountInWords(invoice.cents, language),
    notes: [labels.paymentNote, ...(seller.note === null ? [] : [seller.note])],
    signatures: [{ label: labels.supplier, value: seller.signatory }],
  };
}

/** Builds the act of services for a paid invoice. */
export function buildClosingDocument({
  bill,
  invoice,
  language,
  now,
}: InvoiceDocumentInput): BusinessDocument {
  const labels = invoiceLabels[language];
  const { seller, buyer, paidOn, paymentDocument } = invoice;
  const date = formatDay(paidOn ?? '', language);
  return {
    language,
    title: fillTemplate(labels.closingDocumentTitle, { number: String(bill.id), date }),
    kind: seller.name,
    subtitle: fillTemplate(labels.toBill, { number: String(bill.id) }),
    createdLabel: `${labels.preparedOn} ${formatLongDate(now, language)}`,
    pageOf: labels.pageOf,
    parties: [
      { title: labels.supplier, items: sellerFields(seller, language) },
      { title: labels.customer, items: buyerFields(buyer, language) },
    ],
    lines: buildLines(bill, invoice, language),
    totals: buildTotals(labels.totalPaid, invoice, language),
    amountInWords: amountInWords(invoice.cents, language),
    notes: [
      fillTemplate(labels.paidOnNote, { date, document: paymentDocument ?? '' }),
      labels.acceptanceNote,
    ],
    signatures: [
      { label: labels.supplier, value: seller.signatory },
      { label: labels.customer, value: buyer.name },
    ],
  };
}

function sellerFields({ name, inn, kpp, address }: Seller, language: Language): LabelledValue[] {
  const labels = invoiceLabels[language];
  return [
    { label: labels.name, value: name },
    { label: labels.inn, value: inn },
    ...(kpp === null ? [] : [{ label: labels.kpp, value: kpp }]),
    { label: labels.address, value: address },
  ];
}

function buyerFields(
  { name, inn, kpp, legalAddress, postalAddress }: PayerDetails,
  language: Language,
): LabelledValue[] {
  const labels = invoiceLabels[language];
  return [
    { label: labels.name, value: name },
    { label: labels.inn, value: inn },
    ...(kpp === '' ? [] : [{ label: labels.kpp, value: kpp }]),
    { label: labels.legalAddress, value: legalAddress },
    { label: labels.postalAddress, value: postalAddress },
  ];
}

function buildLines(
  bill: BillRecord,
  { cents }: InvoiceRecord,
  language: Language,
): BusinessDocument['lines'] {
  const labels = invoiceLabels[language];
  const plan = getPurchasablePlan(bill.planId);
  const service = {
    plan: plan.label[language],
    term: formatTerm(getTermLength(bill.planId, bill.term), language),
  };
  const amount = formatMoney(cents, language);
  return {
    title: labels.services,
    subtitle: '',
    empty: labels.noLines,
    columns: [
      { title: labels.lineNumber, width: 0.7 },
      { title: labels.service, width: 8 },
      { title: labels.quantity, width: 1.8, isNumber: true },
      { title: labels.price, width: 1.8, isNumber: true },
      { title: labels.amount, width: 1.8, isNumber: true },
    ],
    rows: [
      [
        { text: '1' },
        { text: fillTemplate(labels.serviceText, service) },
        { text: '1' },
        { text: amount },
        { text: amount },
      ],
    ],
  };
}

function buildTotals(label: string, invoice: InvoiceRecord, language: Language): LabelledValue[] {
  const tax = describeVat(invoice, language);
  return [{ label, value: formatMoney(invoice.cents, language) }, tax.totalsLine];
}

/** Describes the VAT included in the amount, as a totals line and as a sentence. */
function describeVat(
  { cents, seller: { vat } }: InvoiceRecord,
  language: Language,
): { totalsLine: LabelledValue; text: string } {
  const labels = invoiceLabels[language];
  if (vat === 0) return { totalsLine: { label: labels.noVat, value: '–' }, text: labels.noVat };
  const label = fillTemplate(labels.vat, { percent: formatPercent(vat, language) });
  const value = formatMoney(Math.round((cents * vat) / (100 + vat)), language);
  return { totalsLine: { label, value }, text: `${label}: ${value}` };
}

function formatDay(iso: string, language: Language): string {
  return formatLongDate(new Date(`${iso}T00:00:00Z`), language);
}

function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
