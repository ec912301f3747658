// Written by `npm run pieces` from the published surfaces of the modules; a change here is lost.
import '@platform/runtime/pieces';

declare module '@platform/runtime/pieces' {
  interface Pieces {
    readonly 'mf-press/SignIn': {
      readonly onAccount: (account: { email: string; token: (isFresh: boolean) => Promise<string> } | null) => void;
    };
  }
}
