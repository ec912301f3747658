import { Icon, type IconProps } from './Icon';

/** Print. */
export function IconPrint(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5v-5h9v5M7.5 17H4V8.5h16V17h-3.5" />
      <path d="M7.5 14h9v6.5h-9z" />
    </Icon>
  );
}
