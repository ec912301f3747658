import { SlideMenu } from '#site/shell/src/layout/slide-menu/SlideMenu.tsx';
import { toggle, useMenu } from './menu';

const hide = () => useMenu.setState({ open: false });

export default function MenuIsland({ here }: { readonly here: any }) {
  const open = useMenu((menu) => menu.open);
  return <SlideMenu here={here} open={open} onClose={hide} toggle={toggle} />;
}
