import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { LineArea } from './line-area.js';
import { countAgainstLimit, LineCount } from './line-count.js';
import { useCountedLines } from './use-counted-lines.js';

beforeAll(() => startPage(['lines']));
afterEach(cleanup);

function List({ limit }: { limit: number }) {
  const [text, setText] = useState('');
  const counted = useCountedLines(text);
  return (
    <>
      <LineArea label="Keywords, one per line" text={text} onChange={setText} counts={counted} />
      <LineCount counts={counted} limit={limit} />
      <p data-testid="against">{countAgainstLimit(counted)}</p>
    </>
  );
}

async function openArea(limit: number) {
  render(
    <InPage address="/tools/compare">
      <List limit={limit} />
    </InPage>,
  );
  return screen.findByLabelText<HTMLTextAreaElement>('Keywords, one per line');
}

it('shows counted, repeated and blank lines while typing', async () => {
  const area = await openArea(20);
  fireEvent.change(area, { target: { value: 'tent\n\nstove\nTent\n' } });
  expect(screen.getByText('2 of 20 lines').parentElement?.textContent).toBe(
    '2 of 20 lines · 1 repeated, 1 blank',
  );
  expect(screen.getByTestId('against').textContent).toBe('2');
});

it('marks a list above the limit', async () => {
  const area = await openArea(1);
  fireEvent.change(area, { target: { value: 'tent\nstove' } });
  const countLine = screen.getByText('2 of 1 line').parentElement;
  expect([countLine?.dataset['over'], countLine?.textContent]).toEqual([
    'true',
    '2 of 1 line · remove 1 line',
  ]);
});

it('loads the first column of a dropped table', async () => {
  const area = await openArea(20);
  const file = new File(['\uFEFFtent;100\r\n"stove, gas";20'], 'list.csv');
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file] } });
  await screen.findByText('2 of 20 lines');
  expect(area.value).toBe('tent\nstove, gas');
});

it('explains why an image cannot be loaded', async () => {
  const area = await openArea(20);
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'list.png')] } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is not a text file. Choose a txt or csv file.',
  );
});
