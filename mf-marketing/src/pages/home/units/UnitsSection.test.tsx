// @vitest-environment happy-dom
import type { BrowserLock } from '@platform/contract';
import { FederationContext, SiteProvider } from '@platform/runtime';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, render, screen } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: a test stands in for the shell, which brings the router.
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { units } from '../../../content/home';
import { UnitsSection } from './UnitsSection';

afterEach(cleanup);

const entries = [
  { label: '84A', path: '/FloorPlan/59A' },
  { label: '115', path: '/FloorPlan/84A' },
];
const lock = {
  facts: siteFacts,
  menu: [{ id: 'units', label: '세대안내', inHeader: true, entries }],
} as unknown as BrowserLock;

it('links the pages of the unit menu under one headline where the viewer cannot be had', () => {
  render(
    <MemoryRouter>
      <SiteProvider lock={lock} page={null}>
        <FederationContext value={({ fallback }) => fallback}>
          <UnitsSection />
        </FederationContext>
      </SiteProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(units.title.join(''));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    entries.map(({ label, path }) => [label, path]),
  );
});

it('hands the headline to the viewer where it can', () => {
  let handed: unknown;
  render(
    <SiteProvider lock={lock} page={null}>
      <FederationContext
        value={({ of, props }) => {
          handed = { of, props };
          return null;
        }}
      >
        <UnitsSection />
      </FederationContext>
    </SiteProvider>,
  );
  expect(handed).toEqual({ of: 'mf-floorplan/UnitTypeViewer', props: { title: units.title } });
});
