import './styles/styles.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { startTexts } from './i18n/i18n.js';
import { shareStyleNonce } from './lib/style-nonce.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

shareStyleNonce();
await startTexts();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
