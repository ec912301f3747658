import '#site/shared-ui/src/styles/tokens.css';
import '#site/shared-ui/src/styles/base.css';
import type { ReactNode } from 'react';
import { FloatingBar } from '#site/shell/src/layout/floating-bar/FloatingBar.tsx';
import { TopBanner } from '#site/shell/src/layout/header/TopBanner.tsx';
import { Frame } from '../Frame';

export const viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' } as const;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ko" data-scroll-behavior="smooth">
      <body>
        <Frame strip={<TopBanner />} bar={<FloatingBar />}>
          {children}
        </Frame>
      </body>
    </html>
  );
}
