import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectOf } from '../../lib/subject.js';
import { domainReportPath, keywordSummaryPath, pageKeywordsPath, paths } from '../paths.js';

/** Opens the report on what was typed: a domain, a page or a keyword. */
export function useOpener(base?: string): (text: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (text: string) => {
      const subject = subjectOf(text);
      if (!subject) return;
      if (subject.kind === 'page') void navigate(pageKeywordsPath(subject.domain, subject.pageUrl, base));
      else if (subject.kind === 'domain') {
        void navigate(domainReportPath(paths.summary, subject.domain, base));
      } else void navigate(keywordSummaryPath(subject.keyword, base));
    },
    [navigate, base],
  );
}
