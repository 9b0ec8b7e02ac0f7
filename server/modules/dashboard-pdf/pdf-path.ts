import type { Language } from '../../contract/localised.js';

/** Address of the call that streams the file, below `/api` so that a browser gets the file and no page. */
export const pdfFilePath = '/api/report/simple/domain_dashboard/pdf/file';

/** Where the summary of a domain is opened as a PDF. */
export function pdfPath(domain: string, base: string, language: Language): string {
  return `${pdfFilePath}?${new URLSearchParams({ domain, base, locale: language }).toString()}`;
}
