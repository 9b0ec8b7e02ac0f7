import type { Language } from '../../../contract/language/localised.js';

/** API paths of a bill's documents, without the `/api` prefix. */
export const billDocumentPaths = { invoice: '/bills/{id}/invoice', act: '/bills/{id}/act' } as const;

export type BillDocumentKind = keyof typeof billDocumentPaths;

/** URL of a bill document as PDF. */
export function billDocumentUrl(kind: BillDocumentKind, billId: number, language: Language): string {
  return `/api${billDocumentPaths[kind].replace('{id}', String(billId))}?${new URLSearchParams({ locale: language }).toString()}`;
}
