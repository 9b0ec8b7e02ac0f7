import type { Subject } from '../lib/subject.js';
import { reportPath } from './report-path.js';

/** The first report on a subject: its summary, for a page its keywords. */
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
