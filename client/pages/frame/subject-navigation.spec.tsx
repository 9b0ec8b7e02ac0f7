import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { SubjectNavigation } from './subject-navigation.js';

beforeAll(() => startPage([]));
afterEach(cleanup);

it('has counts on no tab of its row, so that none looks empty beside another (L5)', () => {
  render(
    <InPage address="/keywords?domain=a.example&db=gny">
      <SubjectNavigation />
    </InPage>,
  );
  const tabs = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(tabs.length).toBeGreaterThan(8);
  expect(tabs.filter((tab) => /\d/.test(tab))).toEqual([]);
});
