import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { answerOf, payingViewer } from '../../testing/paying-viewer.js';
import { PricingPage } from './pricing-page.js';

beforeAll(() => startPage(['pricing', 'limits']));
afterEach(cleanup);

const plan = {
  id: 4,
  label: 'Professional',
  priceCents: 9900,
  rank: 4,
  freeDays: 0,
  terms: [{ term: 1, months: 1, days: 0, priceCents: 9900, monthCents: 9900, discountPercent: 0 }],
  limits: {
    recordsPerReport: 50_000,
    analyzePerDay: 317,
    deepestPosition: 50,
    exportRows: 50_000,
    adExport: true,
    pdf: true,
    ownerSearch: true,
    keywordExtension: true,
    dictionaryByPage: true,
    competitorShare: true,
    listEntries: 1000,
    uniqueWords: true,
    plainListLines: null,
    checkTopKeywords: 5000,
    extendedKeywords: 5000,
    competitorsByKeywords: 5000,
    keywordsByList: { list: 5000, perDay: 60 },
    domainsBatch: { list: 2000, perDay: 60 },
    sitesToCompare: 5,
    groupReports: 10,
    keysPerGroupReport: 1000,
    semanticKernel: true,
    users: 1,
    sessionMinutes: 60,
    api: true,
    apiRequestsPerDay: 1000,
    domains: 10,
  },
};

it('says beside the number of reports a day what counts as one', async () => {
  render(
    <InPage
      address="/pricing"
      answers={{ Viewer: () => answerOf(payingViewer), Plans: () => ({ plans: [plan] }) }}
    >
      <PricingPage />
    </InPage>,
  );
  await screen.findByRole('rowheader', { name: 'Reports a day' });
  screen.getByText(/^What counts as a report: a domain, keyword, comparison or keyword search/);
  expect(screen.getByText('317')).toBeTruthy();
});
