import { Icon, type IconProps } from './Icon';

/** The menu of the site. */
export function IconMenu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8h17M3.5 16h17" />
    </Icon>
  );
}
