import { inSeoul } from '@riverview/shared-ui/seoul-time';

/** `2026-12-05`, where the house will stand. */
export const todayInSeoul = (): string => inSeoul(Date.now()).toISOString().slice(0, 10);
