import { textLinkClass } from '@riverview/shared-ui/button';
import { IconShare } from '@riverview/shared-ui/icon';
import { useState } from 'react';
import { plansContent } from '../../content/plans';
import styles from './ShareLink.module.css';

interface ShareLinkProps {
  readonly onDark?: boolean;
}

/** Copies the address of what is on screen, or hands it to the device's own sharing where there is one. */
export function ShareLink({ onDark = false }: ShareLinkProps) {
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none');

  const share = async () => {
    const url = window.location.href;
    try {
      await navigator.clipboard.writeText(url);
      setResult('copied');
    } catch {
      // Clipboards are refused on plain http and in some in-app browsers; their own sharing sheet may still work.
      const shared = await navigator.share?.({ url }).then(
        () => true,
        () => false,
      );
      setResult(shared ? 'none' : 'failed');
    }
  };

  return (
    <span className={styles.share}>
      <button type="button" className={textLinkClass({ onDark })} onClick={share}>
        <IconShare />
        {plansContent.share}
      </button>
      <span role="status" className={styles.result}>
        {result === 'copied' && plansContent.shared}
        {result === 'failed' && plansContent.shareFailed}
      </span>
    </span>
  );
}
