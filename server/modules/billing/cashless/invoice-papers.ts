import { formatMoney } from '../../../contract/format-money.js';
import { formatPercent } from '../../../contract/format-number.js';
import { formatTerm } from '../../../contract/format-term.js';
import type { Language } from '../../../contract/localised.js';
import type { Seller } from '../../../config/seller.js';
import type { CompanyDetails } from '../../../contract/company-details.js';
import type { BillRecord } from '../../../entities/bill.entity.js';
import type { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { PaperDocument, PaperFact } from '../../dashboard-pdf/drawing/document-parts.js';
import { purchasablePlan } from '../compare-plans.js';
import { termOf } from '../purchase.js';
import { formatLongDate } from '../format-long-date.js';
import { paperWords } from './paper-words.js';
import { sumInWords } from './sum-in-words.js';

/** What a paper is made of. */
interface PaperParts {
  bill: BillRecord;
  invoice: InvoiceRecord;
  language: Language;
  now: Date;
}

/** An invoice as its payer prints it. */
export function invoicePaper({ bill, invoice, language, now }: PaperParts): PaperDocument {
  const words = paperWords[language];
  const { seller, buyer } = invoice;
  const named = { number: String(bill.id), date: formatLongDate(invoice.issuedAt, language) };
  const purpose = { ...named, vat: taxOf(invoice, language).text };
  return {
    language,
    title: filled(words.invoiceTitle, named),
    kind: seller.name,
    facts: filled(words.payBy, { date: formatLongDate(bill.dueAt, language) }),
    made: `${words.made} ${formatLongDate(now, language)}`,
    pageOf: words.pageOf,
    parties: [
      {
        title: words.payee,
        facts: [
          ...sellerFacts(seller, language),
          { label: words.bank, value: seller.bank },
          { label: words.bik, value: seller.bik },
          { label: words.bankAccount, value: seller.bankAccount },
          { label: words.account, value: seller.account },
          { label: words.purpose, value: filled(words.purposeText, purpose) },
        ],
      },
      { title: words.payer, facts: buyerFacts(buyer, language) },
    ],
    lines: linesOf(bill, invoice, language),
    totals: totalsOf(words.total, invoice, language),
    words: sumInWords(invoice.cents, language),
    notes: [words.keep, ...(seller.note === null ? [] : [seller.note])],
    signatures: [{ label: words.supplier, value: seller.signatory }],
  };
}

/** The act of services that closes a paid invoice. */
export function actPaper({ bill, invoice, language, now }: PaperParts): PaperDocument {
  const words = paperWords[language];
  const { seller, buyer, paidOn, paymentDocument } = invoice;
  const date = dayText(paidOn ?? '', language);
  return {
    language,
    title: filled(words.actTitle, { number: String(bill.id), date }),
    kind: seller.name,
    facts: filled(words.toBill, { number: String(bill.id) }),
    made: `${words.made} ${formatLongDate(now, language)}`,
    pageOf: words.pageOf,
    parties: [
      { title: words.supplier, facts: sellerFacts(seller, language) },
      { title: words.customer, facts: buyerFacts(buyer, language) },
    ],
    lines: linesOf(bill, invoice, language),
    totals: totalsOf(words.totalPaid, invoice, language),
    words: sumInWords(invoice.cents, language),
    notes: [filled(words.paid, { date, document: paymentDocument ?? '' }), words.accepted],
    signatures: [
      { label: words.supplier, value: seller.signatory },
      { label: words.customer, value: buyer.name },
    ],
  };
}

function sellerFacts({ name, inn, kpp, address }: Seller, language: Language): PaperFact[] {
  const words = paperWords[language];
  return [
    { label: words.name, value: name },
    { label: words.inn, value: inn },
    ...(kpp === null ? [] : [{ label: words.kpp, value: kpp }]),
    { label: words.address, value: address },
  ];
}

function buyerFacts(
  { name, inn, kpp, legalAddress, postalAddress }: CompanyDetails,
  language: Language,
): PaperFact[] {
  const words = paperWords[language];
  return [
    { label: words.name, value: name },
    { label: words.inn, value: inn },
    ...(kpp === '' ? [] : [{ label: words.kpp, value: kpp }]),
    { label: words.legalAddress, value: legalAddress },
    { label: words.postalAddress, value: postalAddress },
  ];
}

function linesOf(bill: BillRecord, { cents }: InvoiceRecord, language: Language): PaperDocument['lines'] {
  const words = paperWords[language];
  const plan = purchasablePlan(bill.planId);
  const service = { plan: plan.label[language], term: formatTerm(termOf(plan, bill.term), language) };
  const sum = formatMoney(cents, language);
  return {
    title: words.services,
    subtitle: '',
    empty: words.none,
    columns: [
      { title: words.place, width: 0.7 },
      { title: words.service, width: 8 },
      { title: words.quantity, width: 1.8, isNumber: true },
      { title: words.price, width: 1.8, isNumber: true },
      { title: words.sum, width: 1.8, isNumber: true },
    ],
    rows: [
      [
        { text: '1' },
        { text: filled(words.serviceText, service) },
        { text: '1' },
        { text: sum },
        { text: sum },
      ],
    ],
  };
}

function totalsOf(label: string, invoice: InvoiceRecord, language: Language): PaperFact[] {
  const tax = taxOf(invoice, language);
  return [{ label, value: formatMoney(invoice.cents, language) }, tax.fact];
}

/** The tax that a sum holds, as a line under it and in a sentence. */
function taxOf(
  { cents, seller: { vat } }: InvoiceRecord,
  language: Language,
): { fact: PaperFact; text: string } {
  const words = paperWords[language];
  if (vat === 0) return { fact: { label: words.noVat, value: '–' }, text: words.noVat };
  const label = filled(words.vat, { percent: formatPercent(vat, language) });
  const value = formatMoney(Math.round((cents * vat) / (100 + vat)), language);
  return { fact: { label, value }, text: `${label}: ${value}` };
}

function dayText(iso: string, language: Language): string {
  return formatLongDate(new Date(`${iso}T00:00:00Z`), language);
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
