import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { lock } from './site';
import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SiteProvider lock={lock} page={null}>
        <App />
      </SiteProvider>
    </BrowserRouter>
  </StrictMode>,
);
