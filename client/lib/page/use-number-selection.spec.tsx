import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useNumberSelection } from './use-number-selection.js';

afterEach(cleanup);

function Text({ children }: { children: string }) {
  useNumberSelection();
  return children;
}

it.each([
  ['120,000 visits', 4, 7, '120,000'],
  ['120\u00a0000 визитов', 0, 3, '120\u00a0000'],
  ['1\u202f234\u202f567', 2, 5, '1\u202f234\u202f567'],
  ['from 1.25 to 3,400', 14, 17, '3,400'],
  ['top 10, 20 words', 4, 6, '10'],
  ['visits 120,000', 0, 6, 'visits'],
])('selects the number of %j around the offsets %i to %i', (text, from, to, selected) => {
  const { container } = render(<Text>{text}</Text>);
  const node = container.firstChild;
  if (node) getSelection()?.setBaseAndExtent(node, from, node, to);
  container.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(String(getSelection())).toBe(selected);
});

it('continues after the end of another component with the same hook', () => {
  const { container } = render(<Text>120,000</Text>);
  render(<Text>other</Text>).unmount();
  const node = container.firstChild;
  if (node) getSelection()?.setBaseAndExtent(node, 4, node, 7);
  container.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(String(getSelection())).toBe('120,000');
});
