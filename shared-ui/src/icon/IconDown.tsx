import { Icon, type IconProps } from './Icon';

/** More below, or a list that unfolds. */
export function IconDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}
