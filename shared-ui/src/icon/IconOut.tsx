import { Icon, type IconProps } from './Icon';

/** Leads out of the site. */
export function IconOut(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 6h10v10M17.5 6.5 6 18" />
    </Icon>
  );
}
