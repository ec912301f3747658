/** The files of one film. */
export interface FilmFiles {
  /** 1920 × 1080, for wide screens. */
  readonly wide: Encodings;
  /** 1280 × 720. */
  readonly small: Encodings;
  /** WebVTT. */
  readonly captions: string;
}

/** A film made here, with what it takes to tell of it. */
export interface OwnFilm extends FilmFiles {
  readonly seconds: number;
  /** ISO 8601 day. */
  readonly madeOn: string;
}

interface Encodings {
  /** VP9: about half of the bytes. */
  readonly webm: string;
  /** H.264, for every browser. */
  readonly mp4: string;
}

interface FilmSourcesProps {
  readonly files: FilmFiles;
  /** BCP 47, of the captions. */
  readonly language: string;
  /** Name of the captions in the player's menu. */
  readonly captionsLabel: string;
  /** None of the files can be played. */
  readonly onFailure: () => void;
}

const wideScreen = '(min-width: 900.02px)';
const vp9 = 'video/webm; codecs=vp9';

/** What a `<video>` plays: the first file that suits the screen and the browser, with captions. */
export function FilmSources({
  files: { wide, small, captions },
  language,
  captionsLabel,
  onFailure,
}: FilmSourcesProps) {
  return (
    <>
      <source src={wide.webm} type={vp9} media={wideScreen} />
      <source src={wide.mp4} type="video/mp4" media={wideScreen} />
      <source src={small.webm} type={vp9} />
      <source src={small.mp4} type="video/mp4" onError={onFailure} />
      <track kind="captions" src={captions} srcLang={language} label={captionsLabel} default />
    </>
  );
}
