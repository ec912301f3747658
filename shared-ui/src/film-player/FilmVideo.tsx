import { useRef } from 'react';
import { useInheritedFocus } from '../use-inherited-focus';
import { type FilmFiles, FilmSources } from './FilmSources';

interface FilmVideoProps {
  /** Address of a file, or our own files with captions. */
  readonly source: string | FilmFiles | null;
  readonly title: string;
  /** Address of the picture until the film has arrived. */
  readonly poster: string;
  /** BCP 47, of the captions. */
  readonly language: string;
  readonly captionsLabel: string;
  readonly onFailure: () => void;
  readonly className: string | undefined;
}

/** A film that plays in the page, at once. */
export function FilmVideo({ source, title, poster, language, captionsLabel, onFailure, className }: FilmVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useInheritedFocus(video);
  return (
    // biome-ignore lint/a11y/useMediaCaption: ours has captions; a hosted film brings them in its own file.
    <video
      ref={video}
      className={className}
      src={typeof source === 'string' ? source : undefined}
      poster={poster}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={({ target, currentTarget }) => {
        // the errors of its sources come by here, too
        if (target === currentTarget) onFailure();
      }}
    >
      {source && typeof source === 'object' && (
        <FilmSources files={source} language={language} captionsLabel={captionsLabel} onFailure={onFailure} />
      )}
    </video>
  );
}
