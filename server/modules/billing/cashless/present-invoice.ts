import type { Language } from '../../../contract/localised.js';
import type { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { InvoiceLine } from './invoice-list.service.js';
import { paperUrl } from './invoice-paths.js';
import type { Invoice, InvoiceData } from './invoice.type.js';
import { paperWords } from './paper-words.js';

/** An invoice as its payer sees it. */
export function presentInvoice(
  { billId, cents, buyer, issuedAt, paidOn, paysBill }: InvoiceRecord,
  { realCents }: { realCents: number },
  language: Language,
): Invoice {
  const act = { title: paperWords[language].act, number: String(billId), date: paidOn ?? '' };
  return {
    number: billId,
    issuedAt: issuedAt.toISOString(),
    companyName: buyer.name,
    cents,
    isCurrent: paysBill || realCents === cents,
    paid: paysBill,
    paidOn,
    url: paperUrl('invoice', billId, language),
    closingDocuments: paysBill ? [{ ...act, url: paperUrl('act', billId, language) }] : [],
  };
}

/** An invoice as administrators see it. */
export function presentLine({ issuedAt, dueAt, ...line }: InvoiceLine): InvoiceData {
  return { ...line, issuedAt: issuedAt.toISOString(), dueAt: dueAt.toISOString() };
}
