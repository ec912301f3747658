import { create } from 'zustand';

/** Who opened the popup; it travels with the lead as its origin. */
export type PopupOpener = 'header' | 'footer' | 'floating-bar' | 'slide-menu' | 'home-hero' | 'page';

interface PopupState {
  readonly opener: PopupOpener | null;
  readonly open: (opener: PopupOpener) => void;
  readonly close: () => void;
}

/** The interest popup: `opener` is `null` while it is closed. The one store shared by all modules. */
export const usePopup = create<PopupState>((set) => ({
  opener: null,
  open: (opener) => set({ opener }),
  close: () => set({ opener: null }),
}));
