import { Link, useFacts, useLocation, useNavigate } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { IconArrowLeft } from '@riverview/shared-ui/icon';
import type { MouseEvent } from 'react';
import { press } from '../../content/press';

/** One step back in history; the list itself where the visitor came here first, or has no script. */
export function BackToList() {
  const { slug } = useFacts();
  const navigate = useNavigate();
  // The router's key of the first page of a visit.
  const isFirstPage = useLocation().key === 'default';

  function goBack(event: MouseEvent) {
    if (isFirstPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link to={`/${slug}/press`} className={buttonClass('line')} onClick={goBack}>
      <IconArrowLeft />
      {press.back}
    </Link>
  );
}
