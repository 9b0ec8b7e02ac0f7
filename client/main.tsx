import './styles/styles.js';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addDatabaseToDocumentAddress } from './addresses/page-database.js';
import { App } from './app.js';
import { startTexts } from './i18n/i18n.js';
import { shareStyleNonce } from './lib/style-nonce.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

shareStyleNonce();
addDatabaseToDocumentAddress();
// Not awaited at the top: texts come in files that wait for this one, which is built into one file with what it shares.
void startTexts().then(() =>
  // In slices, between which the browser answers its reader: at once it would be the longest task of some pages.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
