import type { Language } from '../../../contract/language/localised.js';
import type { InvoiceRecord } from '../../../entities/invoice.entity.js';
import type { InvoiceListItem } from './invoice-list.service.js';
import { billDocumentUrl } from './invoice-paths.js';
import type { Invoice, InvoiceData } from './invoice.type.js';
import { invoiceLabels } from './invoice-labels.js';

/** Maps an invoice to the payer's GraphQL type. */
export function presentInvoice(
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
export function presentInvoiceListItem({ issuedAt, dueAt, ...item }: InvoiceListItem): InvoiceData {
  return { ...item, issuedAt: issuedAt.toISOString(), dueAt: dueAt.toISOString() };
}
