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
    document.title = `[${percent}%] ${withoutMark(document.title)}`;
    return () => {
      document.title = withoutMark(document.title);
    };
  }, [percent, title]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    showIcon(waitingIcon);
    return () => showIcon(defaultIcon);
  }, [isWaiting]);
}

function withoutMark(title: string): string {
  return title.replace(/^\[\d+%\] /, '');
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
}
