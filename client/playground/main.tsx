import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import type { ExecutionResult } from 'graphql';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.js';

const fetcher: GraphiQLProps['fetcher'] = async (request, options) => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = { 'x-csrf-token': token, ...options?.headers, 'content-type': 'application/json' };
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(request) });
  return (await response.json()) as ExecutionResult;
};

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToColorScheme(listener: () => void): () => void {
  darkSystem.addEventListener('change', listener);
  return () => darkSystem.removeEventListener('change', listener);
}

/**
 * GraphiQL reads the system colour scheme only once, so a change of the scheme remounts it. Its tabs survive in the
 * browser's storage.
 */
function Playground() {
  const isDark = useSyncExternalStore(subscribeToColorScheme, () => darkSystem.matches);
  return (
    <GraphiQL
      key={String(isDark)}
      fetcher={fetcher}
      defaultTabs={examples}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>Rivalscope</GraphiQL.Logo>
    </GraphiQL>
  );
}

const container = document.getElementById('playground');

if (container) createRoot(container).render(<Playground />);
