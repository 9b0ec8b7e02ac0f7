import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectOf } from '../../lib/subject.js';
import { subjectPath } from '../../addresses/subject-path.js';

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
