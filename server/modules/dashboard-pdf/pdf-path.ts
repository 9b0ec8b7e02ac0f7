import type { Language } from '../../contract/language/localised.js';

/** Path of the PDF file route, without `/api`. */
export const pdfFilePath = '/report/simple/domain_dashboard/pdf/file';

/** URL of the PDF summary of a domain. */
export function pdfPath(domain: string, base: string, language: Language): string {
  return `/api${pdfFilePath}?${new URLSearchParams({ domain, base, locale: language }).toString()}`;
}
