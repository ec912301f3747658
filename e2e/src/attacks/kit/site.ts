import { siteFacts } from '@riverview/site/siteFacts';

/** What any visitor can read in a page: the Firebase project, and the name in the site's paths. */
export const { slug } = siteFacts;
export const project = siteFacts.firebase.projectId;

/** Where Firestore's calls for documents go. */
export const documentsPath = `/v1/projects/${project}/databases/(default)/documents`;
