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
