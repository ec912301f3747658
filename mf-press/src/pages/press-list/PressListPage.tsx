import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { useRef } from 'react';
import { mostCounted } from '../../api/post';
import { Desk } from '../../components/desk/Desk';
import { press } from '../../content/press';
import { ListEnd } from './ListEnd';
import styles from './PressListPage.module.css';
import { PressTable } from './PressTable';
import { usePostList } from './usePostList';

/** The press of this site, ten posts to a page, and below it the administrator's desk. */
export default function PressListPage() {
  const { projectName } = useFacts();
  const { rows, total, more, loading, failed, reload, loadMore, retry } = usePostList();
  const status = useRef<HTMLParagraphElement>(null);

  async function showMore() {
    await loadMore();
    // With the last page the button goes, and would take the focus with it.
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames('body wrap', styles.page)}>
      <h2 className={classNames('display display-2', styles.heading)}>{press.listHeading(projectName)}</h2>
      <PressTable rows={rows} total={total} waiting={loading === 'first' && rows.length === 0} />
      <p ref={status} className="sr-only" role="status" tabIndex={-1}>
        {rows.length > 0 && press.shown(rows.length, Math.max(total, rows.length), total >= mostCounted)}
      </p>
      <ListEnd
        empty={rows.length === 0 && loading === null && !failed}
        more={more}
        busy={loading === 'more'}
        failed={failed}
        onMore={() => void showMore()}
        onRetry={retry}
      />
      <Desk onChange={reload} />
    </div>
  );
}
