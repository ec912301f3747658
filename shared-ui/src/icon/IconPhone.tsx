import { Icon, type IconProps } from './Icon';

/** A telephone receiver. */
export function IconPhone(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M8.2 4H5.1A1.6 1.6 0 0 0 3.5 5.7 16.2 16.2 0 0 0 18.3 20.5a1.6 1.6 0 0 0 1.7-1.6v-3l-4.2-1.7-1.7 2.1a13 13 0 0 1-6.4-6.4l2.1-1.7z"
        strokeLinejoin="round"
      />
    </Icon>
  );
}
