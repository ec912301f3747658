import { Icon, type IconProps } from './Icon';

/** Touch here to begin. */
export function IconTouch(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3" />
    </Icon>
  );
}
