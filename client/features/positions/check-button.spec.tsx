import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { CheckButton } from './check-button.js';

beforeAll(() => startPage(['positions']));
afterEach(cleanup);

function open(cost: { cost: number; spent: number; cap: number }): void {
  const positionsCost = { __typename: 'PositionsCost', keywords: 40, pages: 40, ...cost };
  render(
    <InPage address="/positions/1" results={{ PositionsCost: () => ({ positionsCost }) }}>
      <CheckButton id="1" disabled={false} onStarted={vi.fn()} />
    </InPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Check positions' }));
}

const isDisabled = async (name: string) =>
  (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled;

it('does not offer a check that costs more than the rest of the monthly cap', async () => {
  open({ cost: 0.04, spent: 0, cap: 0.01 });
  expect(await isDisabled('Check for up to $0.04')).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('Only $0.01 of this month’s cap remain');
});

it('offers a check that costs exactly the rest of the monthly cap', async () => {
  open({ cost: 0.2, spent: 0.1, cap: 0.3 });
  expect(await isDisabled('Check for up to $0.20')).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
