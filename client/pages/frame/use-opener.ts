import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Subject, subjectOf } from '../../lib/subject.js';
import { domainReportPath, keywordSummaryPath, pageReportPath, paths } from '../../addresses/paths.js';

/** Opens the report on what was typed: a domain, a page or a keyword. */
export function useOpener(base?: string): (text: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (text: string) => {
      const subject = subjectOf(text);
      if (subject) void navigate(subjectPath(subject, base));
    },
    [navigate, base],
  );
}

/** The first report on a subject: its summary, for a page its keywords. */
export function subjectPath(subject: Subject, base?: string): string {
  if (subject.kind === 'page') {
    return pageReportPath(paths.pageKeywords, subject.domain, subject.pageUrl, base);
  }
  if (subject.kind === 'domain') return domainReportPath(paths.summary, subject.domain, base);
  return keywordSummaryPath(subject.keyword, base);
}
