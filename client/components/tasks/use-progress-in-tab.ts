import { useEffect } from 'react';

const defaultIcon = '/favicon.svg';
const waitingIcon = '/favicon-waiting.svg';

/**
 * Marks the browser's tab while something is waited for: `[42%]` before its title, and an icon of its own. Of no effect without
 * a percentage. To be called by a part that stands above the page's head, which names the tab.
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
