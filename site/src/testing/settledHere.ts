import { siteFacts as owners } from '../siteFacts';
import { settledFacts } from './settledFacts';

/**
 * The settled facts on this machine's back end: what `@riverview/site/siteFacts` is under the condition `settled-facts`, so that the whole
 * suite runs as it will for an owner who has filled in everything.
 */
export const siteFacts = { ...settledFacts, firebase: owners.firebase };
