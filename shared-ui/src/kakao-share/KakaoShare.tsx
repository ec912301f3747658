import { useState } from 'react';
import { textLinkClass } from '../button';
import { IconShare } from '../icon';
import styles from '../share-link/ShareLink.module.css';

export interface KakaoShareProps {
  /** JavaScript key of the owner's app at Kakao; `null`: there is none, and nothing is shown. */
  readonly appKey: string | null;
  readonly label: string;
  /** Said where Kakao cannot be had, or opens nothing. */
  readonly failed: string;
}

/** Sends the open page by KakaoTalk. Nothing of Kakao is fetched before it is pressed. */
export function KakaoShare({ appKey, label, failed }: KakaoShareProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (appKey === null) return null;

  async function share(key: string): Promise<void> {
    setHasFailed(false);
    try {
      const { shareByKakao } = await import('./shareByKakao');
      // The state of the screen behind `#` may say what a visitor typed: it stays here.
      await shareByKakao(key, window.location.href.replace(/#.*$/, ''));
    } catch {
      setHasFailed(true);
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
