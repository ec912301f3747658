import { useFacts } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { telHref } from '@riverview/shared-ui/tel-link';
import { byPhone } from '../../content/formWords';

interface ByPhoneProps {
  readonly onDark: boolean;
}

/** In the place of a form that may not collect anything yet. */
export function ByPhone({ onDark }: ByPhoneProps) {
  const { phone, hours } = useFacts();
  return (
    <div>
      <p>{byPhone.lead}</p>
      <p>
        <a className={buttonClass(onDark ? 'onDark' : 'line')} href={telHref(phone)}>
          {byPhone.call} <span className="num nowrap">{phone}</span>
        </a>{' '}
        {hours}
      </p>
    </div>
  );
}
