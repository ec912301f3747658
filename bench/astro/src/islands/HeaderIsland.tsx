import { Header } from '#site/shell/src/layout/header/Header.tsx';
import { toggle, useMenu } from './menu';

export default function HeaderIsland({ here }: { readonly here: any }) {
  const open = useMenu((menu) => menu.open);
  return <Header here={here} menuOpen={open} onMenuOpen={() => useMenu.setState({ open: true })} toggleRef={toggle} />;
}
