import { useLocation } from 'react-router-dom';

/** Path, query and hash of the current page, used to return to it. */
export function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
