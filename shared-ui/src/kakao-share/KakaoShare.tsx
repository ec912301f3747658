import { useRef, useState } from 'react';
import { textLinkClass } from '../button';
import { IconShare } from '../icon';
import styles from '../share-link/ShareLink.module.css';

export interface KakaoShareProps {
  /** JavaScript key of the owner's app at Kakao. Where there is none, or the facts are older than it, nothing is shown. */
  readonly appKey: string | null | undefined;
  readonly label: string;
  /** Said where Kakao cannot be had, or opens nothing. */
  readonly failed: string;
}

/** Sends the open page by KakaoTalk. Nothing of Kakao is fetched before it is pressed. */
export function KakaoShare({ appKey, label, failed }: KakaoShareProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const busy = useRef(false);
  if (!appKey) return null;

  async function share(key: string): Promise<void> {
    // The script is on its way: a second press means the first.
    if (busy.current) return;
    busy.current = true;
    setHasFailed(false);
    try {
      const { shareByKakao } = await import('./shareByKakao');
      // The state of the screen behind `#` may say what a visitor typed: it stays here.
      await shareByKakao(key, window.location.href.replace(/#.*$/, ''));
    } catch {
      setHasFailed(true);
    } finally {
      busy.current = false;
    }
  }

  return (
    <span className={styles.share}>
      <button type="button" className={textLinkClass()} onClick={() => void share(appKey)}>
        <IconShare />
        {label}
      </button>
      <span role="status" className={styles.result} data-failed={hasFailed || undefined}>
        {hasFailed && failed}
      </span>
    </span>
  );
}
