import { Icon, type IconProps } from './Icon';

/** Share. */
export function IconShare(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V4M8 7.5l4-4 4 4M7.5 10.5H5v10h14v-10h-2.5" />
    </Icon>
  );
}
