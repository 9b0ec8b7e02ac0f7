import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import type { ExecutionResult } from 'graphql';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.js';

const fetcher: GraphiQLProps['fetcher'] = async (request, options) => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = { 'x-csrf-token': token, ...options?.headers, 'content-type': 'application/json' };
  const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(request) });
  return (await answer.json()) as ExecutionResult;
};

const place = document.getElementById('playground');

if (place) {
  createRoot(place).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables">
      <GraphiQL.Logo>Rivalscope</GraphiQL.Logo>
    </GraphiQL>,
  );
}
