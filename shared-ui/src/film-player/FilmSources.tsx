/** The files of one film. */
export interface FilmFiles {
  /** 1920 × 1080, for wide screens. */
  readonly wide: Encodings;
  /** 1280 × 720. */
  readonly small: Encodings;
  /** WebVTT. */
  readonly captions: string;
  /** WebVTT: where its parts begin. */
  readonly chapters: string;
}

/** A film made here, with what it takes to tell of it. */
export interface OwnFilm extends FilmFiles {
  readonly seconds: number;
  /** ISO 8601 day. */
  readonly madeOn: string;
}

/** In the order in which browsers are to try them: the lightest first. */
interface Encodings {
  /** AV1: often half of the bytes. */
  readonly webm: string;
  /** H.264, for every browser. */
  readonly mp4: string;
}

export interface Chapter {
  readonly title: string;
  /** Where it begins, s. */
  readonly start: number;
}

interface FilmSourcesProps {
  readonly files: FilmFiles;
  /** BCP 47, of the captions. */
  readonly language: string;
  /** Name of the captions in the player's menu. */
  readonly captionsLabel: string;
  /** The chapters have arrived. */
  readonly onChapters: (chapters: readonly Chapter[]) => void;
  /** None of the files can be played. */
  readonly onFailure: () => void;
}

const wideScreen = '(min-width: 900.02px)';
const types = { webm: 'video/webm; codecs="av01.0.08M.08, opus"', mp4: 'video/mp4' };

/** Tells the chapters once their file has arrived: of a track's events React tells none. */
const whenRead = (onChapters: FilmSourcesProps['onChapters']) => (element: HTMLTrackElement) => {
  const read = () => {
    const cues = [...(element.track.cues ?? [])] as VTTCue[];
    onChapters(cues.map(({ text, startTime }) => ({ title: text, start: startTime })));
  };
  element.addEventListener('load', read);
  return () => element.removeEventListener('load', read);
};

const inOrder = (encodings: Encodings) => Object.entries(encodings) as [keyof Encodings, string][];

/** What a `<video>` plays: the first file that suits the screen and the browser, with captions. */
export function FilmSources({
  files: { wide, small, captions, chapters },
  language,
  captionsLabel,
  onChapters,
  onFailure,
}: FilmSourcesProps) {
  return (
    <>
      {inOrder(wide).map(([form, src]) => (
        <source key={src} src={src} type={types[form]} media={wideScreen} />
      ))}
      {inOrder(small).map(([form, src], at) => (
        <source key={src} src={src} type={types[form]} onError={at === 1 ? onFailure : undefined} />
      ))}
      <track kind="captions" src={captions} srcLang={language} label={captionsLabel} default />
      <track ref={whenRead(onChapters)} kind="chapters" src={chapters} srcLang={language} default />
    </>
  );
}
