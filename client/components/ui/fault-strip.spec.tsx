import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, it } from 'vitest';
import { noteConnection, useConnectionNote } from '../../lib/connection.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { FaultStrip } from './fault-strip.js';

beforeAll(() => startPage([]));
afterEach(() => {
  cleanup();
  noteConnection(true);
});

function Frame() {
  return <p>{useConnectionNote() ? 'the frame says it' : 'the frame is silent'}</p>;
}

it('says by itself that the connection is lost, so that the frame does not say it as well', () => {
  act(() => noteConnection(false));
  const page = (error?: Error) => (
    <InPage address="/">
      <Frame />
      {error ? <FaultStrip title="The summary did not load." error={error} /> : null}
    </InPage>
  );
  const { rerender } = render(page());
  screen.getByText('the frame says it');
  rerender(page(new TypeError('Failed to fetch')));
  screen.getByText('the frame is silent');
  rerender(page());
  screen.getByText('the frame says it');
});
