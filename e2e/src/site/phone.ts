import { telHref } from '@riverview/shared-ui/tel-link';
import { siteFacts } from '@riverview/site/siteFacts';

/** The owner's number, and the link that calls it. */
export const ownersPhone = siteFacts.phone;
export const phoneLink = telHref(ownersPhone);
