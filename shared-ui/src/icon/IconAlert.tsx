import { Icon, type IconProps } from './Icon';

/** Something needs attention. */
export function IconAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 7.5v6M12 16.6v.1" />
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
