import { Icon, type IconProps } from './Icon';

/** Add, open, zoom in. */
export function IconPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}
