import { useFacts } from '@platform/runtime';

/** Where everything that asks for a visit or a call back leads: the one address of the customer page. */
export const useVisitPath = (): string => `/${useFacts().slug}/customer`;
