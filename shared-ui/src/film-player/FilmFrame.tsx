import { useRef } from 'react';
import { useInheritedFocus } from '../use-inherited-focus';

interface FilmFrameProps {
  /** Address of the provider's player, which plays at once. */
  readonly src: string;
  readonly title: string;
  readonly className: string | undefined;
}

/** A film in its provider's player. */
export function FilmFrame({ src, title, className }: FilmFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useInheritedFocus(frame);
  return (
    <iframe
      ref={frame}
      className={className}
      src={src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
