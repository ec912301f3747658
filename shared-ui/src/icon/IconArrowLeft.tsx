import { Icon, type IconProps } from './Icon';

/** Back, previous. */
export function IconArrowLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />
    </Icon>
  );
}
