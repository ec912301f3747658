import type { PopupOpener } from '@platform/contract';
import { create } from 'zustand';

interface PopupState {
  readonly opener: PopupOpener | null;
  readonly open: (opener: PopupOpener) => void;
  readonly close: () => void;
}

/** The site's popup: `opener` is `null` while it is closed. The one store shared by all modules. */
export const usePopup = create<PopupState>((set) => ({
  opener: null,
  open: (opener) => set({ opener }),
  close: () => set({ opener: null }),
}));
