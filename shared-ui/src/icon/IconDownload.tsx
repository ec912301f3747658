import { Icon, type IconProps } from './Icon';

/** A file to keep. */
export function IconDownload(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M5 20.5h14" />
    </Icon>
  );
}
