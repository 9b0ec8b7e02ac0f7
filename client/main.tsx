import './styles/styles.js';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addDatabaseToDocumentAddress } from './addresses/page-database.js';
import { App } from './app.js';
import { initTranslations } from './i18n/i18n.js';
import { passNonceToStyleInjector } from './lib/style-nonce.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

passNonceToStyleInjector();
addDatabaseToDocumentAddress();
// No top-level await: the text chunks wait for this module, which is bundled with code they share.
void initTranslations().then(() =>
  // A transition renders in slices; a synchronous first render would be the longest task of some pages.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
