import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { FatalBoundary } from './features/errors/fatal-boundary.js';
import { colorSchemes } from './features/preferences/color-schemes.js';
import { createGraphqlClient } from './graphql/client.js';
import { refetchAll } from './graphql/refetch-all.js';
import { cspNonce } from './lib/document-meta.js';
import { createRouter } from './pages/router.js';
import { cssVariables, theme } from './styles/theme.js';

/** Application root with theme, Apollo client and router. */
export function App() {
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
