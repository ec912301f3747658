// What server components take of the shell and the router.
import NextLink from 'next/link';
import { type ComponentProps, cache, type ReactNode } from 'react';
import lock from '#lock';
import UnitTypeViewer from '#site/mf-floorplan/src/components/unit-type-viewer/UnitTypeViewer.tsx';
import ReservationForm from '#site/mf-leads/src/exposes/reservation-form/ReservationForm.tsx';

/** Where the page that is being rendered stands. */
export const here = cache(() => ({ path: '/' }));

export const useSite = () => ({ lock, page: null });
export const useFacts = () => lock.facts;
export const usePageData = () => null;
export const usePaper = (path: string) => lock.papers?.[path] ?? null;
export const useLocation = () => ({ pathname: here().path, search: '', hash: '', state: null, key: 'default' });

export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  return <NextLink href={to} {...rest} />;
}

const pieces = { 'mf-floorplan/UnitTypeViewer': UnitTypeViewer, 'mf-leads/ReservationForm': ReservationForm };

interface FederatedProps {
  readonly of: keyof typeof pieces;
  readonly fallback?: ReactNode;
  readonly when?: string;
}

/** A piece of another folder, imported. */
export function Federated({ of, fallback: _, when: __, ...props }: FederatedProps) {
  const Piece = pieces[of];
  return (
    <div>
      <Piece {...props} />
    </div>
  );
}
