import './styles/styles.js';
import { startTransition, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addDatabaseToDocumentAddress } from './addresses/page-database.js';
import { initTranslations } from './i18n/i18n.js';
import { passNonceToStyleInjector } from './lib/page/style-nonce.js';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { RouterProvider } from 'react-router-dom';
import { FatalBoundary } from './widgets/errors/fatal-boundary.js';
import { colorSchemes } from './features/preferences/color-schemes.js';
import { createGraphqlClient } from './graphql/transport/client.js';
import { refetchAll } from './graphql/transport/refetch-all.js';
import { cspNonce } from './lib/page/document-meta.js';
import { createRouter } from './pages/router.js';
import { cssVariables, theme } from './styles/theme.js';

const root = document.getElementById('root');
if (!root) throw new Error('no #root');

passNonceToStyleInjector();
addDatabaseToDocumentAddress();
addEventListener('dblclick', (event) => {
  void import('./lib/page/select-number.js').then(({ selectNumber }) => selectNumber(event));
});
// Top-level await would deadlock: text chunks depend on the chunk of this module.
void initTranslations().then(() =>
  // A transition splits the first render into slices instead of one long task.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);

/** Application root with theme, Apollo client and router. */
function App() {
  const [client] = useState(createGraphqlClient);
  const [router] = useState(createRouter);
  useEffect(() => {
    // Responses contain texts in the language of the request.
    const refetch = () => void refetchAll(client.resetStore());
    i18next.on('languageChanged', refetch);
    return () => i18next.off('languageChanged', refetch);
  }, [client]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={cspNonce}
    >
      <FatalBoundary>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </FatalBoundary>
    </MantineProvider>
  );
}
