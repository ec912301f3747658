import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './look';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element to render into.');
hydrateRoot(
  root,
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
