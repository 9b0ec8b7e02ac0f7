import { useEffect } from 'react';

/** Sets the document title: `northtrail.example · Rivalscope`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Rivalscope` : 'Rivalscope';
  }, [title]);
}
