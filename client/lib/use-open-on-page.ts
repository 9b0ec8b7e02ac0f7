import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a menu of the header is open. It stays mounted from page to page, so it closes by itself where the page under it
 * becomes another: by the browser's way back it would lie over one that it was not opened on.
 */
export function useOpenOnPage(): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [pathname, search]);
  return [opened, setOpened];
}
