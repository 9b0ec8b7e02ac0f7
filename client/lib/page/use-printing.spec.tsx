import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePrinting } from './use-printing.js';

afterEach(cleanup);

function PrintedText() {
  return usePrinting() ? 'on paper' : 'on screen';
}

it('renders light print content before the event handler returns, and the screen afterwards', () => {
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', 'dark');
  const { container, unmount } = render(<PrintedText />);
  const state = () => [container.textContent, root.getAttribute('data-mantine-color-scheme')];
  expect(state()).toEqual(['on screen', 'dark']);
  // Some browsers announce the print preview and the print.
  for (const _preview of [1, 2]) window.dispatchEvent(new Event('beforeprint'));
  expect(state()).toEqual(['on paper', 'light']);
  window.dispatchEvent(new Event('afterprint'));
  expect(state()).toEqual(['on screen', 'dark']);
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(root.getAttribute('data-mantine-color-scheme')).toBe('dark');
});
