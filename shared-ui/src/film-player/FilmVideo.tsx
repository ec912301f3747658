import { useRef, useState } from 'react';
import { useInheritedFocus } from '../use-inherited-focus';
import { FilmChapters } from './FilmChapters';
import { type Chapter, type FilmFiles, FilmSources } from './FilmSources';

interface FilmVideoProps {
  /** Address of a file, or our own files with captions. */
  readonly source: string | FilmFiles | null;
  readonly title: string;
  /** Address of the picture until the film has arrived. */
  readonly poster: string;
  /** BCP 47, of the captions. */
  readonly language: string;
  readonly captionsLabel: string;
  readonly chaptersLabel: string;
  readonly onFailure: () => void;
  readonly className: string | undefined;
}

/** A film that plays in the page, at once and silently: its sound is the visitor's to switch on. Its chapters stand below. */
export function FilmVideo({
  source,
  title,
  poster,
  language,
  captionsLabel,
  chaptersLabel,
  onFailure,
  className,
}: FilmVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  useInheritedFocus(video);
  const goTo = (start: number) => {
    if (!video.current) return;
    video.current.currentTime = start;
    void video.current.play();
  };
  return (
    <>
      <video
        ref={video}
        className={className}
        src={typeof source === 'string' ? source : undefined}
        poster={poster}
        aria-label={title}
        controls
        autoPlay
        muted
        playsInline
        onError={({ target, currentTarget }) => {
          // the errors of its sources come by here, too
          if (target === currentTarget) onFailure();
        }}
      >
        {source && typeof source === 'object' && (
          <FilmSources
            files={source}
            language={language}
            captionsLabel={captionsLabel}
            onChapters={setChapters}
            onFailure={onFailure}
          />
        )}
      </video>
      <FilmChapters label={chaptersLabel} chapters={chapters} onChoose={goTo} />
    </>
  );
}
