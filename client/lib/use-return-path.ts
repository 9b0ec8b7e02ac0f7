import { useLocation } from 'react-router-dom';

/** The page as a path with its query and hash, for coming back to it. */
export function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
