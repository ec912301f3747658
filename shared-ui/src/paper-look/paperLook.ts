/** The tokens that documents on paper are drawn in. Light sheets are as white as the paper. */
export const paperLook = {
  light: { ground: '#ffffff', ink: '#15222d', soft: '#46565f', mute: '#5b6971', line: '#d3d9d8', accent: '#87560f' },
  dark: { ground: '#14212c', ink: '#f7f8f6', soft: '#c3ccd1', mute: '#c3ccd1', line: '#46565f', accent: '#f3c98c' },
} as const;
