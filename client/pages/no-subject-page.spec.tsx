import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../testing/in-page.js';
import { NoSubjectPage } from './no-subject-page.js';

beforeAll(() => startPage(['dashboard', 'reports']));
afterEach(cleanup);

it.each([
  ['domain-summary', true, 'Domain summary', 'No domain or keyword selected'],
  ['monetization', false, 'Related sites', 'No domain selected'],
  ['ad-export', false, 'Ad campaign export', 'No domain selected'],
] as const)(
  'the page %s without a subject shows its title and a single message',
  (page, opensKeywords, title, missingText) => {
    render(
      <InPage address="/">
        <NoSubjectPage page={page} opensKeywords={opensKeywords} />
      </InPage>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByText(missingText)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'New search' }).getAttribute('href')).toBe('/');
  },
);
