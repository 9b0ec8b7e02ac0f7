import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import type { ReportMeta } from './report-meta.js';
import type { ReportSubject } from './report-subject.js';
import { SubjectMissing } from './subject-missing.js';

beforeAll(() => startPage(['reports']));
afterEach(cleanup);

it('links from a page report without a page to the pages of its domain', () => {
  const meta = { id: 'page-competitors', subject: 'page', title: 'Competing pages' } as ReportMeta;
  const ancestors = [{ label: 'a.example', to: '/report?domain=a.example' }, { label: '/' }];
  const subject = { domain: 'a.example', ancestors, links: { base: 'gny' } } as unknown as ReportSubject;
  render(
    <InPage address="/concurentpages?domain=a.example&db=gny">
      <SubjectMissing meta={meta} subject={subject} />
    </InPage>,
  );
  screen.getByText('Choose a page');
  expect(screen.getByText('Open pages').closest('a')?.getAttribute('href')).toMatch(
    /^\/sitepages\?domain=a\.example/,
  );
  // The first `A` is the site icon.
  expect(screen.getByRole('navigation').textContent).toBe('Aa.example/Competing pages');
});
