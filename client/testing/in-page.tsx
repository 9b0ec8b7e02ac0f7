import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startTexts } from '../i18n/i18n.js';

/** What the server says in place of data. */
export class RejectedError {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

/** What the server answers to an operation by its name: data, or a refusal; one without an answer stays without. */
type MockResults = Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => object>>;

/** Makes the texts of these parts ready, and what a browser has and the tests' document lacks. */
export async function startPage(parts: readonly string[]): Promise<void> {
  await startTexts();
  await i18next.loadNamespaces(parts);
  addMissing(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  addMissing(Element.prototype, { scrollIntoView: () => undefined });
}

function addMissing(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, part] of Object.entries(parts)) {
    if (Reflect.get(target, name) === undefined) Object.assign(target, { [name]: part });
  }
}

/** A part of a page at an address, with the look and the data that it asks for. */
export function InPage({
  address,
  results = {},
  children,
}: {
  address: string;
  results?: MockResults;
  children: ReactNode;
}) {
  return (
    <MantineProvider env="test">
      <ApolloProvider client={mockClient(results)}>
        <MemoryRouter initialEntries={[address]}>
          {children}
          <AddressLine />
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>
  );
}

const addressId = 'address-of-page';

function AddressLine() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid={addressId}>{pathname + search + hash}</output>;
}

/** Where the page is now. */
export function currentAddress(): string {
  return document.querySelector(`[data-testid="${addressId}"]`)?.textContent ?? '';
}

function resultOf(mockResult: object) {
  if (!(mockResult instanceof RejectedError)) return { data: mockResult };
  const { code, message } = mockResult;
  return { errors: [{ message, extensions: { code } }] };
}

function mockClient(results: MockResults): ApolloClient {
  const link = new ApolloLink(({ operationName, variables }) => {
    const result = results[operationName ?? ''];
    return new Observable((observer) => {
      if (!result) return;
      observer.next(resultOf(result(variables)));
      observer.complete();
    });
  });
  return new ApolloClient({ link, cache: new InMemoryCache({ dataIdFromObject: () => undefined }) });
}
