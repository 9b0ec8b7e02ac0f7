import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { SubjectNavigation } from './subject-navigation.js';

beforeAll(() => startPage([]));
afterEach(cleanup);

it('shows no counts in tabs', () => {
  render(
    <InPage address="/keywords?domain=a.example&db=gny">
      <SubjectNavigation />
    </InPage>,
  );
  const tabs = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(tabs.length).toBeGreaterThan(8);
  expect(tabs.filter((tab) => /\d/.test(tab))).toEqual([]);
});
