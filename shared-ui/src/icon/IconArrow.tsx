import { Icon, type IconProps } from './Icon';

/** Onward, next. */
export function IconArrow(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
    </Icon>
  );
}
