import { Icon, type IconProps } from './Icon';

/** Pause. */
export function IconPause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6v12M15.5 6v12" />
    </Icon>
  );
}
