import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';

/** Click handler that opens internal links of HTML content by client-side navigation. */
export function useClientSideLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as HTMLElement).closest('a');
    const to = link?.getAttribute('href') ?? '';
    const isModifiedClick = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || isModifiedClick || !/^[/#]/.test(to) || to.startsWith(paths.apiDocs)) {
      return;
    }
    event.preventDefault();
    void navigate(to);
  };
}
