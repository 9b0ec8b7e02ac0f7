import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { MatchType } from './match-type.js';

beforeAll(() => startPage(['forms']));
afterEach(cleanup);

function Search() {
  const [isStrict, setStrict] = useState(true);
  return <MatchType isStrict={isStrict} onChange={setStrict} />;
}

const selected = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.textContent);

it('shows the match type and its meaning before the search', async () => {
  render(
    <InPage address="/searchkeys">
      <Search />
    </InPage>,
  );
  await screen.findByText('Match type');
  screen.getByText('Same words in the same order');
  expect(selected()).toEqual(['Exact words']);
  fireEvent.click(screen.getByRole('button', { name: 'Any word form' }));
  screen.getByText('Words in any form and order');
  expect(selected()).toEqual(['Any word form']);
});
