import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { initTranslations } from '../i18n/i18n.js';

/** An error response. */
export class RejectedError {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

/** Mock responses by operation name. Operations without a mock stay pending. */
type MockResults = Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => object>>;

/** Loads the given text namespaces and stubs browser APIs that the test document lacks. */
export async function startPage(parts: readonly string[]): Promise<void> {
  await initTranslations();
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

/** Renders part of a page at an address with theme and mock data. */
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

/** Address after navigation. */
export function currentAddress(): string {
  return document.querySelector(`[data-testid="${addressId}"]`)?.textContent ?? '';
}

function createResult(mockResult: object) {
  if (!(mockResult instanceof RejectedError)) return { data: mockResult };
  const { code, message } = mockResult;
  return { errors: [{ message, extensions: { code } }] };
}

function mockClient(results: MockResults): ApolloClient {
  const link = new ApolloLink(({ operationName, variables }) => {
    const result = results[operationName ?? ''];
    return new Observable((observer) => {
      if (!result) return;
      observer.next(createResult(result(variables)));
      observer.complete();
    });
  });
  return new ApolloClient({ link, cache: new InMemoryCache({ dataIdFromObject: () => undefined }) });
}
