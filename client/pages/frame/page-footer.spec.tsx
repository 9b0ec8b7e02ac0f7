import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { useHasFooter } from './page-footer.js';

beforeAll(() => startPage(['frame']));
afterEach(cleanup);

const Probe = () => <p>{String(useHasFooter())}</p>;

it.each([
  ['/', true],
  ['/tools', true],
  ['/group', true],
  ['/keywords?domain=a.example', false],
  // Routes with the subject in the path.
  ['/group/0b6f?page=domains', false],
  ['/clustering/0b6f', false],
  ['/tools/extended-keywords/0b6f', false],
])('%s has a footer: %s, because tables fill the window', (address, hasFooter) => {
  render(
    <InPage address={address}>
      <Probe />
    </InPage>,
  );
  screen.getByText(String(hasFooter), { selector: 'p' });
});
