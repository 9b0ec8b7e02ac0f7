import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Open state of a header menu. The menu stays mounted across pages, so it closes when the page changes,
 * for example by browser navigation.
 */
export function useOpenOnPage(): [opened: boolean, setOpened: (opened: boolean) => void] {
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [pathname, search]);
  return [opened, setOpened];
}
