import { postsClient } from '@platform/local-firebase/testing/postsClient';
import { siteFacts } from '@riverview/site/siteFacts';

/** What tests say to the press. */
export const { nameOf, call, creation, viewMark, viewIncrease, view, listing } = postsClient(
  siteFacts.firebase.projectId,
  'press',
);
