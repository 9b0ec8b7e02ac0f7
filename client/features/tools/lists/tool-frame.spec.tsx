import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { ToolFrame } from './tool-frame.js';

beforeAll(() => startPage(['toolsLists', 'states']));
afterEach(cleanup);

it.each([
  ['REPORT_RESTRICTED', false],
  ['INTERNAL', true],
])('after the error %s, the empty state is visible: %s', (code, isVisible) => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'failed', extensions: { code } }] });
  const run = () => Promise.resolve();
  render(
    <InPage address="/tools/unique">
      <ToolFrame
        page="tool-unique-words"
        description=""
        asyncAction={{ run, result: undefined, error, isBusy: false, clearError: () => undefined }}
        input={null}
        counts={null}
        submitLabel="Count"
        isDisabled={false}
        renderResult={() => null}
        emptyState="Nothing counted yet"
      />
    </InPage>,
  );
  expect(screen.queryByText('Nothing counted yet') !== null).toBe(isVisible);
});
