// @vitest-environment happy-dom
import type { BrowserLock } from '@platform/contract';
import { sampleSite } from '@platform/contract/testing/sampleSite';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import {
  Federated,
  FederationContext,
  SiteProvider,
  useFacts,
  useHeadOverride,
  useHeadStore,
  usePageData,
  usePopup,
} from './index';

afterEach(cleanup);

function Page() {
  useHeadOverride({ title: 'An article' });
  return null;
}

const lock: BrowserLock = {
  id: 'test',
  remotes: {},
  routes: [],
  redirects: [],
  menu: [],
  footer: [],
  slots: {},
  facts: sampleSite.facts,
};

function ProjectName() {
  return <p>{useFacts().projectName}</p>;
}

function Article() {
  return <p>{usePageData<string>() ?? 'nothing prerendered'}</p>;
}

const at = (path: string, page: { path: string; data: unknown; head: null } | null) => (
  <MemoryRouter initialEntries={[path]}>
    <SiteProvider lock={lock} page={page}>
      <Article />
      <ProjectName />
    </SiteProvider>
  </MemoryRouter>
);

describe('facts and page data', () => {
  it('come from the lock and the page that was opened first', () => {
    render(at('/a', { path: '/a', data: 'an article', head: null }));
    expect(screen.getByText('an article')).toBeDefined();
    expect(screen.getByText(sampleSite.facts.projectName)).toBeDefined();
  });

  it('leave another page without data that is not its own', () => {
    render(at('/b', { path: '/a', data: 'an article', head: null }));
    expect(screen.getByText('nothing prerendered')).toBeDefined();
  });

  it('say what is missing when there is no provider', () => {
    expect(() => render(<ProjectName />)).toThrow('<SiteProvider> is missing above');
  });
});

describe('<Federated>', () => {
  it('hands the piece, its props and its fallback to the shell', () => {
    render(
      <FederationContext value={({ of, fallback, props }) => <p>{`${of} ${props.opener} ${fallback}`}</p>}>
        <Federated of="mf-forms/SignUp" opener="header" fallback="call us" />
      </FederationContext>,
    );
    expect(screen.getByText('mf-forms/SignUp header call us')).toBeDefined();
  });

  it('says what is missing outside a shell', () => {
    expect(() => render(<Federated of="mf-forms/SignUp" />)).toThrow('has no shell around it');
  });
});

it('the popup remembers who opened it', () => {
  act(() => usePopup.getState().open('footer'));
  expect(usePopup.getState().opener).toBe('footer');
  act(() => usePopup.getState().close());
  expect(usePopup.getState().opener).toBeNull();
});

it('a page gives the head a title of its own for as long as it is open', () => {
  const { unmount } = render(<Page />);
  expect(useHeadStore.getState().override).toEqual({ title: 'An article' });
  unmount();
  expect(useHeadStore.getState().override).toBeNull();
});
