import { useEffect } from 'react';

/** Names the browser's tab: `northtrail.example · Rivalscope`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Rivalscope` : 'Rivalscope';
  }, [title]);
}
