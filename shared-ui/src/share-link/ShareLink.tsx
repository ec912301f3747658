import { useState } from 'react';
import { textLinkClass } from '../button';
import { IconShare } from '../icon';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  readonly label: string;
  /** Said once the address is in the clipboard. */
  readonly copied: string;
  /** Said where neither clipboard nor sharing sheet may be used. */
  readonly failed: string;
  /** What follows the page's own address, from `#` on. Default: the address as it stands. */
  readonly hash?: string;
  readonly onDark?: boolean;
}

const touches = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Hands the address of what is on screen to a phone's own sharing sheet, or copies it where there is none. */
export function ShareLink({ label, copied, failed, hash, onDark = false }: ShareLinkProps) {
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none');

  const share = async () => {
    const here = window.location.href;
    const url = hash === undefined ? here : here.replace(/#.*$/, '') + hash;
    const sheet = (): Promise<boolean> | undefined =>
      navigator.share?.({ url }).then(
        () => true,
        // Whoever closes the sheet has chosen not to share.
        (error: DOMException) => error.name === 'AbortError',
      );
    if (touches() && (await sheet())) return setResult('none');
    try {
      await navigator.clipboard.writeText(url);
      setResult('copied');
    } catch {
      // Clipboards are refused on plain http and in some in-app browsers; their own sharing sheet may still work.
      setResult((await sheet()) ? 'none' : 'failed');
    }
  };

  return (
    <span className={styles.share}>
      <button type="button" className={textLinkClass({ onDark })} onClick={share}>
        <IconShare />
        {label}
      </button>
      <span role="status" className={styles.result} data-failed={result === 'failed' || undefined}>
        {result === 'copied' && copied}
        {result === 'failed' && failed}
      </span>
    </span>
  );
}
