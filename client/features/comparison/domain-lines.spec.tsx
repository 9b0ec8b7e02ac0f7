import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { DomainLines } from './domain-lines.js';

beforeAll(() => startPage(['comparison']));
afterEach(cleanup);

it.each([
  ['organic', ['Ranks', 'Either', 'Doesn’t rank'], 'In top 50', 'At least one domain must rank'],
  [
    'context',
    ['Advertises', 'Either', 'Doesn’t advertise'],
    'With ads',
    'At least one domain must advertise',
  ],
] as const)('names the choices of a domain in the %s view', (view, choices, countTitle, lastIncluded) => {
  render(
    <InPage address="/compare" results={{}}>
      <DomainLines
        lines={[{ name: 'a.example', keywords: 5, domainFilter: 'has' }]}
        view={view}
        onDomainFilterChange={() => undefined}
        onRemove={() => undefined}
      />
    </InPage>,
  );
  for (const choice of choices) expect(screen.getByText(choice)).toBeTruthy();
  expect(screen.getByText(countTitle)).toBeTruthy();
  expect(screen.getByTitle(lastIncluded)).toBeTruthy();
});
