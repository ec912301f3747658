// @vitest-environment happy-dom
import type { BrowserLock } from '@platform/contract';
import { FederationContext } from '@platform/runtime';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { units } from '../../../content/home';
import { UnitsSection } from './UnitsSection';

afterEach(cleanup);

const entries = [
  { label: '84A', path: '/FloorPlan/59A' },
  { label: '115', path: '/FloorPlan/84A' },
];
const lock: BrowserLock = {
  ...emptyLock(siteFacts),
  menu: [{ id: 'units', label: '세대안내', inHeader: true, entries }],
};

test('links the pages of the unit menu under one headline where the viewer cannot be had', () => {
  render(
    <TestSite lock={lock}>
      <FederationContext value={({ fallback }) => fallback}>
        <UnitsSection number={7} theme="light" name="평면" />
      </FederationContext>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(units.title.join(''));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    entries.map(({ label, path }) => [label, path]),
  );
});

test('hands the headline to the viewer where it can', () => {
  let handed: unknown;
  render(
    <TestSite lock={lock}>
      <FederationContext
        value={({ of, props }) => {
          handed = { of, props };
          return null;
        }}
      >
        <UnitsSection number={7} theme="light" name="평면" />
      </FederationContext>
    </TestSite>,
  );
  expect(handed).toEqual({ of: 'mf-floorplan/UnitTypeViewer', props: { title: units.title } });
});
