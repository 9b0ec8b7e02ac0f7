import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../../testing/in-page.js';
import { OutdatedPositions } from './outdated-positions.js';

beforeAll(() => startPage([]));
afterEach(cleanup);

it('warns about positions of several years ago and announces the warning', () => {
  render(<OutdatedPositions positionsDate="2020-08-30" positionsRange={null} />);
  expect(screen.getByRole('status').textContent).toContain('These positions are from 30 Aug 2020');
});

it.each([new Date().toISOString().slice(0, 10), null])(
  'renders nothing for positions of %s',
  (positionsDate) => {
    const { container } = render(<OutdatedPositions positionsDate={positionsDate} hasSpaceBelow />);
    expect(container.textContent).toBe('');
  },
);
