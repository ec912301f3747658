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

/** Onward, next. */
export function IconArrow(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
    </Icon>
  );
}

/** Back, previous. */
export function IconArrowLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />
    </Icon>
  );
}

/** More below, or a list that unfolds. */
export function IconDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

/** Add, open, zoom in. */
export function IconPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

/** Take away, close, zoom out. */
export function IconMinus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

/** Close. */
export function IconClose(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}

/** The menu of the site. */
export function IconMenu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8h17M3.5 16h17" />
    </Icon>
  );
}

/** Play. */
export function IconPlay(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" strokeLinejoin="round" />
    </Icon>
  );
}

/** Pause. */
export function IconPause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6v12M15.5 6v12" />
    </Icon>
  );
}

/** Leads out of the site. */
export function IconOut(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 6h10v10M17.5 6.5 6 18" />
    </Icon>
  );
}

/** Something needs attention. */
export function IconAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 7.5v6M12 16.6v.1" />
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}

/** Done. */
export function IconCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

/** Full screen, or a larger view. */
export function IconFull(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Icon>
  );
}

/** Touch here to begin. */
export function IconTouch(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3" />
    </Icon>
  );
}

/** The home page. */
export function IconHome(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9" />
    </Icon>
  );
}

/** Print. */
export function IconPrint(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5v-5h9v5M7.5 17H4V8.5h16V17h-3.5" />
      <path d="M7.5 14h9v6.5h-9z" />
    </Icon>
  );
}

/** Share. */
export function IconShare(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V4M8 7.5l4-4 4 4M7.5 10.5H5v10h14v-10h-2.5" />
    </Icon>
  );
}
