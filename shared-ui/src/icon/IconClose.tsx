import { Icon, type IconProps } from './Icon';

/** Close. */
export function IconClose(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}
