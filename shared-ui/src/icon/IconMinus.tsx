import { Icon, type IconProps } from './Icon';

/** Take away, close, zoom out. */
export function IconMinus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}
