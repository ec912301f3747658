import { FederationContext, Link, useSite } from '@platform/runtime';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RemotePiece } from './remotePiece';

/** Menu, and the page of the address. */
export function App() {
  const { lock } = useSite();
  return (
    <FederationContext value={RemotePiece}>
      <header>
        <nav>
          {lock.menu.flatMap(({ entries }) =>
            entries.map(({ label, path }) => (
              <Link key={path} to={path}>
                {label}{' '}
              </Link>
            )),
          )}
        </nav>
      </header>
      <main id="page">
        <Routes>
          {lock.routes.map(({ path, remote, expose }) => (
            <Route
              key={path}
              path={path}
              element={<RemotePiece key={path} of={`${remote}/${expose.slice(2)}`} fallback={<p>…</p>} />}
            />
          ))}
          {lock.redirects.map(({ from, to }) => (
            <Route key={from} path={from} element={<Navigate replace to={to} />} />
          ))}
          <Route path="*" element={<p>404</p>} />
        </Routes>
      </main>
    </FederationContext>
  );
}
