import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseSubject } from '../../lib/text/subject.js';
import { subjectPath } from '../../addresses/subject-path.js';

/**
 * Opens the default report of typed text: a domain, page or keyword, detected unless `kind` is given. With the kind
 * `page`, the text is the address of a page of the service.
 */
export function useOpener(base?: string): (text: string, kind?: 'domain' | 'keyword' | 'page') => void {
  const navigate = useNavigate();
  return useCallback(
    (text: string, kind?: 'domain' | 'keyword' | 'page') => {
      if (kind === 'page') {
        void navigate(text);
        return;
      }
      const subject = kind === 'keyword' ? { kind, keyword: text } : parseSubject(text);
      if (subject) void navigate(subjectPath(subject, base));
    },
    [navigate, base],
  );
}
