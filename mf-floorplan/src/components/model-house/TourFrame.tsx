import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { modelHouseContent } from '../../content/modelHouse';
import { readReport, sealed, type TourFailure } from '../../tour/messages';
import type { SceneId, TourLabel } from '../../tour/tour';
import { tourAddress } from '../../tour/tourAddress';
import styles from './ModelHouse.module.css';

/** Asks the tour inside of the frame. */
export interface TourFrameHandle {
  readonly walkTo: (scene: SceneId) => void;
}

interface TourFrameProps {
  readonly ref: Ref<TourFrameHandle>;
  readonly label: TourLabel;
  /** The viewpoint to begin at, or `null` for the first room. Later values are of no meaning. */
  readonly view: string | null;
  /** Started by a pointer, not by a key. */
  readonly pointer: boolean;
  readonly shown: boolean;
  /** Where the visitor stands and looks now. */
  readonly onAt: (scene: string, view: string) => void;
  readonly onFailure: (reason: TourFailure | 'viewer') => void;
  /** The visitor pressed Escape inside of the frame. */
  readonly onLeave: () => void;
}

/** How long a page that has loaded may take to say that its script runs, ms. */
const patience = 3000;

/** The site's own stylesheets, which the composer marks in every document. */
const siteLook = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-site]')].map(({ href }) => href);

/** Our own tour: a page of this module in a frame. Not a byte of it belongs to the page around. */
export function TourFrame({ ref, label, view, pointer, shown, onAt, onFailure, onLeave }: TourFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const alive = useRef(false);
  const [address] = useState(() => tourAddress({ type: label, view, pointer, look: siteLook() }));
  useImperativeHandle(ref, () => ({
    walkTo: (to) => frame.current?.contentWindow?.postMessage(sealed({ type: 'walk', to }), address.origin),
  }));

  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== address.origin) return;
    const report = readReport(data);
    if (report) alive.current = true;
    if (report?.type === 'at') onAt(report.scene, report.view);
    if (report?.type === 'failed') onFailure(report.reason);
    if (report?.type === 'leave') onLeave();
  });
  const giveUp = useEffectEvent(() => {
    if (!alive.current) onFailure('viewer');
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    frame.current?.focus({ preventScroll: true });
    return () => window.removeEventListener('message', listen);
  }, []);

  // A page that cannot be had still loads: the browser's own words about it. Only silence tells.
  useEffect(() => {
    const element = frame.current;
    let waiting = 0;
    const onLoad = () => {
      waiting = window.setTimeout(giveUp, patience);
    };
    element?.addEventListener('load', onLoad);
    return () => {
      window.clearTimeout(waiting);
      element?.removeEventListener('load', onLoad);
    };
  }, []);

  return (
    <iframe
      ref={frame}
      src={address.href}
      title={modelHouseContent.frameTitle(label)}
      className={styles.frame}
      data-shown={shown}
      allow="gyroscope; accelerometer"
      allowFullScreen
      referrerPolicy="same-origin"
    />
  );
}
