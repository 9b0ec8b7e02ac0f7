import type { Language } from '../../contract/localised.js';

/** Path of the call that streams the file, without `/api`. */
export const pdfFilePath = '/report/simple/domain_dashboard/pdf/file';

/** Where the summary of a domain is opened as a PDF. */
export function pdfPath(domain: string, base: string, language: Language): string {
  return `/api${pdfFilePath}?${new URLSearchParams({ domain, base, locale: language }).toString()}`;
}
