import { create } from 'zustand';

/** The header opens what the menu shows: two islands, one state. */
export const useMenu = create<{ readonly open: boolean }>(() => ({ open: false }));
export const toggle: { current: HTMLAnchorElement | null } = { current: null };
