import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initTranslations } from '../../i18n/i18n.js';
import { SearchField } from './search-field.js';

const suggestions = [
  { text: 'northtrail.example', kind: 'domain', volume: 18204, wsRange: '' },
  { text: 'northern lights tent', kind: 'keyword', volume: 500, wsRange: '100-1000' },
];
let requests: unknown[] = [];
const open = vi.fn();

beforeAll(async () => {
  await initTranslations();
  // The first key press loads the list module, so it is loaded in advance.
  await import('./suggestion-list.js');
});
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  open.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderSearchField(responseData = suggestions) {
  const link = new ApolloLink((operation) => {
    requests.push(operation.variables['query']);
    return new Observable((observer) => {
      observer.next({ data: { suggestions: responseData } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ dataIdFromObject: () => undefined }) });
  render(
    <ApolloProvider client={client}>
      <SearchField database={null} onOpen={open} />
    </ApolloProvider>,
  );
  return screen.getByRole('combobox');
}

async function advanceTime(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

async function suggest(input: HTMLElement) {
  fireEvent.change(input, { target: { value: 'north' } });
  await advanceTime(550);
}

it('requests suggestions for more than three characters, half a second after the last key', async () => {
  const input = renderSearchField();
  fireEvent.change(input, { target: { value: 'nor' } });
  await advanceTime(2000);
  expect(requests).toEqual([]);
  fireEvent.change(input, { target: { value: 'nort' } });
  await advanceTime(400);
  fireEvent.change(input, { target: { value: 'north' } });
  await advanceTime(450);
  expect(requests).toEqual([]);
  await advanceTime(100);
  expect(requests).toEqual(['north']);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('shows the query in bold', async () => {
  await suggest(renderSearchField());
  expect(screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)).toEqual([
    'north',
    'north',
  ]);
});

it('clears the suggestions when the text is emptied', async () => {
  const input = renderSearchField();
  await suggest(input);
  fireEvent.change(input, { target: { value: '' } });
  await advanceTime(0);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes 200 ms after it loses the focus', async () => {
  const input = renderSearchField();
  await suggest(input);
  fireEvent.blur(input);
  await advanceTime(150);
  expect(screen.queryByRole('listbox')).not.toBeNull();
  await advanceTime(100);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens the active option, or the typed text without an active option', async () => {
  const input = renderSearchField();
  await suggest(input);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const [, second] = screen.getAllByRole('option');
  expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
  // A volume with a range shows the range without a number.
  expect(second?.textContent).toMatch(/100–1,000 a month$/);
  fireEvent.submit(input);
  expect(open).toHaveBeenLastCalledWith('northern lights tent', 'keyword');
  fireEvent.change(input, { target: { value: 'tent' } });
  fireEvent.submit(input);
  expect(open).toHaveBeenLastCalledWith('tent', undefined);
});

it('shows a pasted URL with its Unicode host', () => {
  const input = renderSearchField();
  fireEvent.paste(input, { clipboardData: { getData: () => 'https://xn--e1afmkfd.example/' } });
  expect((input as HTMLInputElement).value).toBe('пример.example');
});

it('offers a domain-like query as a domain and as a keyword, each with its volume', async () => {
  const input = renderSearchField([{ text: 'booking.com', kind: 'keyword', volume: 4400, wsRange: '' }]);
  fireEvent.change(input, { target: { value: 'booking.com' } });
  await advanceTime(0);
  const lines = () =>
    screen.getAllByRole('option').map((line) => line.textContent.slice(line.textContent.indexOf('booking')));
  expect(lines()).toEqual(['booking.comas a domain', 'booking.comas a keyword']);
  await advanceTime(550);
  expect(lines()).toEqual(['booking.comas a domain', expect.stringMatching(/^booking\.com4.400 a month$/)]);
  fireEvent.click(screen.getAllByRole('option')[1] ?? input);
  expect(open).toHaveBeenLastCalledWith('booking.com', 'keyword');
  fireEvent.change(input, { target: { value: 'booking.com' } });
  fireEvent.submit(input);
  expect(open).toHaveBeenLastCalledWith('booking.com', undefined);
});
