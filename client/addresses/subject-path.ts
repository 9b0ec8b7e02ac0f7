import type { Subject } from '../lib/text/subject.js';
import { reportPath } from './report-path.js';

/** Default page of a subject: the summary of a domain or keyword, or the keywords of a page. */
export function subjectPath(subject: Subject, base?: string): string {
  switch (subject.kind) {
    case 'page':
      return reportPath('page-keywords', { domain: subject.domain, pageUrl: subject.pageUrl }, base);
    case 'domain':
      return reportPath('domain-summary', { domain: subject.domain }, base);
    case 'keyword':
      return reportPath('keyword-summary', { keyword: subject.keyword }, base);
  }
}
