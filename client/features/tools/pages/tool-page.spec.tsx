import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, RejectedError, startPage } from '../../../testing/in-page.js';
import { payingViewer, viewerResult } from '../../../testing/paying-viewer.js';
import { ToolPage } from './tool-page.js';

beforeAll(() => startPage(['tools', 'frame']));
afterEach(cleanup);

const notFound = () => new RejectedError('NOT_FOUND', 'Not found.');
const uid = '2f9d1c52-5c62-4b0e-9a52-0d6b3a7f1e11';
const viewer = { Viewer: () => viewerResult(payingViewer) };

it('explains that a run is missing or belongs to another account', async () => {
  render(
    <InPage address={`/tools/keywords-by-list/${uid}`} results={{ ...viewer, ToolRun: notFound }}>
      <ToolPage />
    </InPage>,
  );
  await screen.findByText('This run was deleted or belongs to another account');
  expect(screen.getByRole('link', { name: 'Open the tool' })).toBeTruthy();
});
