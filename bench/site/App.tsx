import type { BrowserRoute } from '@platform/contract';
import { type FederatedRenderer, FederationContext, useSite } from '@platform/runtime';
import { type ComponentType, createContext, lazy, Suspense, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '~/shell/src/layout/Layout';
import { NotFound } from '~/shell/src/layout/not-found/NotFound';
import { PageLoading } from '~/shell/src/page-states/PageLoading';

type Piece = ComponentType<any>;

/** What loads the pages and the pieces that they place, as `mf-news/ListPage`. */
export type Loaders = Readonly<Record<string, () => Promise<{ readonly default: Piece }>>>;

/** Pages and pieces by name. */
export type Pieces = ReadonlyMap<string, Piece>;

/** @param ready those that render at once; the others are loaded when they are shown */
export const piecesOf = (loaders: Loaders, ready: Pieces = new Map()): Pieces =>
  new Map(Object.entries(loaders).map(([of, load]) => [of, ready.get(of) ?? lazy(load)]));

export const pageOf = ({ remote, expose }: BrowserRoute): string => `${remote}/${expose.slice(2)}`;

const PiecesContext = createContext<Pieces>(new Map());

const PlacedPiece: FederatedRenderer = ({ of, fallback, props }) => {
  const Content = use(PiecesContext).get(of);
  return (
    <div data-module={of.split('/')[0]}>
      <Suspense fallback={fallback}>{Content ? <Content {...props} /> : fallback}</Suspense>
    </div>
  );
};

function Page({ route }: { readonly route: BrowserRoute }) {
  const Content = use(PiecesContext).get(pageOf(route));
  return (
    <div id="page">
      <Suspense fallback={<PageLoading />}>{Content ? <Content /> : <NotFound />}</Suspense>
    </div>
  );
}

/** The site without federation: the same layout, and what it places comes by `import()`. */
export function App({ pieces }: { readonly pieces: Pieces }) {
  const { routes } = useSite().lock;
  return (
    <PiecesContext value={pieces}>
      <FederationContext value={PlacedPiece}>
        <Routes>
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <Layout route={route}>
                  <Page route={route} />
                </Layout>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <Layout route={null}>
                <NotFound />
              </Layout>
            }
          />
        </Routes>
      </FederationContext>
    </PiecesContext>
  );
}
