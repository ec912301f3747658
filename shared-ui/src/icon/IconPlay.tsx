import { Icon, type IconProps } from './Icon';

/** Play. */
export function IconPlay(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" strokeLinejoin="round" />
    </Icon>
  );
}
