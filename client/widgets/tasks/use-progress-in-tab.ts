import { useEffect } from 'react';

const defaultIcon = '/favicon.svg';
const waitingIcon = '/favicon-waiting.svg';

/**
 * Shows progress in the browser tab: `[42%]` before the title and a progress icon. No effect without a percentage.
 * Call it above the page header, which sets the title.
 */
export function useProgressInTab(percent: number | undefined, title: string): void {
  const isWaiting = percent !== undefined;
  useEffect(() => {
    if (percent === undefined) return undefined;
    document.title = `[${percent}%] ${stripPercentage(document.title)}`;
    return () => {
      document.title = stripPercentage(document.title);
    };
  }, [percent, title]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    setFavicon(waitingIcon);
    return () => setFavicon(defaultIcon);
  }, [isWaiting]);
}

function stripPercentage(title: string): string {
  return title.replace(/^\[\d+%\] /, '');
}

function setFavicon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
}
