import type { BrowserRoute } from '@platform/contract';
import { FederationContext, useSite } from '@platform/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AnalyticsSlot } from './federation/AnalyticsSlot';
import { FederatedPiece } from './federation/FederatedPiece';
import { markAlive } from './federation/markAlive';
import { PageBoundary } from './federation/PageBoundary';
import { usePieces } from './federation/PiecesContext';
import { ResumeSlot } from './federation/ResumeSlot';
import { stillHtml } from './federation/still/keptPage';
import { StillPage } from './federation/still/StillPage';
import { Layout } from './layout/Layout';
// The document of an unknown address links no more styles than any other.
import './layout/not-found/NotFound.module.css';
import { FailureNotice } from './page-states/FailureNotice';
import { PageCrashed } from './page-states/PageCrashed';
import { PageFailed } from './page-states/PageFailed';
import { PageLoading } from './page-states/PageLoading';

/** Behind an address that hardly anybody has: its code, with the table of its pictures, comes when it is shown. */
const NotFound = lazy(() =>
  import('./layout/not-found/NotFound').then(
    (module) => ({ default: module.NotFound }),
    () => ({ default: PageCrashed }),
  ),
);

interface PageProps {
  readonly route: BrowserRoute;
}

/** The page a module owns, inside its own boundary. */
function Page({ route }: PageProps) {
  const { pathname } = useLocation();
  const { hydration, page } = usePieces();
  hydration.visit(pathname);
  const still = stillHtml(pathname);
  const Piece = page(route);
  // A dehydrated boundary whose piece never comes blocks every later transition: the first navigation gets a fresh one.
  const [boundary, setBoundary] = useState(pathname);
  if (hydration.pending && boundary !== pathname) setBoundary(pathname);
  return (
    <div id="page" data-module={route.remote} data-waiting="">
      <PageBoundary path={pathname} module={route.remote} failed={<PageCrashed />}>
        <Suspense key={boundary} fallback={<PageLoading />}>
          {still ? <StillPage html={still} /> : <Piece failed={<PageFailed module={route.remote} />} props={{}} />}
          <Hydrated />
        </Suspense>
      </PageBoundary>
    </div>
  );
}

/** Marks the moment a page can be used, for measuring. */
function Hydrated() {
  const { pathname } = useLocation();
  const { hydration } = usePieces();
  useEffect(() => {
    hydration.end();
    markAlive(document.getElementById('page'));
    performance.mark('hydrated', { detail: pathname });
  }, [pathname, hydration]);
  return null;
}

/** A path that is spelled otherwise, or ends in a slash, becomes the published one. */
function PublishedSpelling({ route }: PageProps) {
  const { pathname, search, hash } = useLocation();
  const spelled = route.path.includes(':') || pathname === route.path;
  return spelled ? <Page route={route} /> : <Navigate replace to={{ pathname: route.path, search, hash }} />;
}

/** The whole site: every route of the lock inside the layout. */
export function App() {
  const { lock } = useSite();
  return (
    <FederationContext value={FederatedPiece}>
      <Routes>
        {lock.routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <Layout route={route}>
                <PublishedSpelling route={route} />
              </Layout>
            }
          />
        ))}
        {lock.redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate replace to={to} />} />
        ))}
        <Route
          path="*"
          element={
            <Layout route={null}>
              <Suspense>
                <NotFound />
              </Suspense>
            </Layout>
          }
        />
      </Routes>
      <FailureNotice />
      <ResumeSlot />
      <AnalyticsSlot />
    </FederationContext>
  );
}
