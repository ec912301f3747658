import type { Site } from '@platform/contract';
import './register';
import { siteFacts } from '@riverview/site/siteFacts';
import { budgets } from './budgets';
import { functions } from './functions';
import { menuGroups } from './menuGroups';
import { owners } from './owners';
import { retention, witnesses } from './retention';

export type * from './facts';

/** This product, as the platform composes it. */
export default {
  facts: siteFacts,
  menuGroups,
  budgets,
  functions,
  owners,
  retention,
  witnesses,
  firestore: { rules: 'backend/firestore.rules', indexes: 'backend/firestore.indexes.json' },
  storage: { rules: 'backend/storage.rules' },
} satisfies Site;
