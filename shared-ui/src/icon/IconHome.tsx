import { Icon, type IconProps } from './Icon';

/** The home page. */
export function IconHome(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9" />
    </Icon>
  );
}
