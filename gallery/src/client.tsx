import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// The stock faces: the gallery shows components, not the site whose characters the shell's fonts are cut to.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '@fontsource/gowun-batang/400.css';
import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element to render into.');
hydrateRoot(
  root,
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
