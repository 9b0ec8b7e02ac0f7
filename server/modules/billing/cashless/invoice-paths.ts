import type { Language } from '../../../contract/localised.js';

/** Paths of the calls that answer the papers of a bill, without `/api`. */
export const paperPaths = { invoice: '/bills/{id}/invoice', act: '/bills/{id}/act' } as const;

export type PaperKind = keyof typeof paperPaths;

/** Where a paper of a bill is opened as a PDF, by its payer. */
export function paperUrl(kind: PaperKind, billId: number, language: Language): string {
  return `/api${paperPaths[kind].replace('{id}', String(billId))}?${new URLSearchParams({ locale: language }).toString()}`;
}
