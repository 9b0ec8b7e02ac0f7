import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { usePrinting } from './use-printing.js';

afterEach(cleanup);

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

function PrintedText() {
  return usePrinting() ? `on ${scheme()} paper` : 'on screen';
}

/** Runs the first script of the page, which precedes all others. */
function startPage(): void {
  const html = readFileSync('client/index.html', 'utf8');
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
}

it('prints every page in light colours, with content that replaces the screen before the event handler returns', () => {
  localStorage.setItem('rivalscope.scheme', 'dark');
  startPage();
  const { container, unmount } = render(<PrintedText />);
  const state = () => [container.textContent, scheme()];
  expect(state()).toEqual(['on screen', 'dark']);
  // Some browsers announce the print preview and the print.
  for (const _preview of [1, 2]) window.dispatchEvent(new Event('beforeprint'));
  expect(state()).toEqual(['on light paper', 'light']);
  for (const _preview of [1, 2]) window.dispatchEvent(new Event('afterprint'));
  expect(state()).toEqual(['on screen', 'dark']);
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(state()).toEqual(['', 'light']);
  window.dispatchEvent(new Event('afterprint'));
  expect(state()).toEqual(['', 'dark']);
});
