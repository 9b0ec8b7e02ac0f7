import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.js';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const place = document.getElementById('playground');

if (place) {
  createRoot(place).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables">
      <GraphiQL.Logo>Rivalscope</GraphiQL.Logo>
    </GraphiQL>,
  );
}
