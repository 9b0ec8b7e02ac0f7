import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, InPage, startPage } from '../../testing/in-page.js';
import { startEarlyTyping } from '../../lib/keyboard/early-typing.js';
import { Palette } from './palette.js';

const suggestions = [
  { text: 'peakline.example', kind: 'domain', volume: 812, wsRange: '' },
  { text: 'peak hiking boots', kind: 'keyword', volume: 90, wsRange: '' },
];

beforeAll(() => startPage(['palette', 'shortcuts']));
beforeEach(() => {
  vi.useFakeTimers();
  // Rendered on the organic keywords of a domain, with mocked suggestions.
  render(
    <InPage
      address="/keywords?domain=peakline.example&db=gny"
      results={{
        Suggestions: ({ query }) => ({
          suggestions: suggestions.filter(({ text }) => text.startsWith(String(query))),
        }),
      }}
    >
      <Palette onClose={() => undefined} />
    </InPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const pressEnter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
const response = () => act(() => vi.advanceTimersByTimeAsync(600));
const firstOptionText = () => screen.getAllByRole('option')[0]?.textContent;

it('opens the matching domain on Enter before the reports of the current domain', async () => {
  type('peak');
  await response();
  expect(firstOptionText()).toContain('peakline.example');
  pressEnter();
  expect(currentAddress()).toBe('/report?domain=peakline.example&db=gny');
});

it('waits on Enter for the database and opens nothing that it does not contain', async () => {
  type('peak');
  pressEnter();
  await response();
  expect(currentAddress()).toBe('/report?domain=peakline.example&db=gny');
  type('peak tents');
  pressEnter();
  await response();
  expect(currentAddress()).toBe('/searchkeys?phrases=peak+tents&db=gny');
  type('nowhere.example');
  pressEnter();
  await response();
  expect(currentAddress()).toBe('/searchkeys?phrases=nowhere.example&db=gny');
});

it('ranks a command with an equal title first', () => {
  type('lost');
  expect(firstOptionText()).toBe('Lost keywords');
});

it('receives letters that are typed before and after it opens without having the focus', () => {
  cleanup();
  const stop = startEarlyTyping(() => undefined);
  try {
    fireEvent.keyDown(document.body, { key: 'p' });
    render(
      <InPage address="/pricing">
        <Palette onClose={() => undefined} />
      </InPage>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.blur();
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(field.value).toBe('pe');
    expect(document.activeElement).toBe(field);
    // The field handles its own keys.
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
    // Buttons of the palette handle their keys, too.
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })).toBe(true);
    expect(field.value).toBe('pe');
  } finally {
    stop();
  }
});
