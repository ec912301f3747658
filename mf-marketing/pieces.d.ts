// Written by `npm run pieces` from the published surfaces of the modules; a change here is lost.
import '@platform/runtime/pieces';

declare module '@platform/runtime/pieces' {
  interface Pieces {
    readonly 'mf-floorplan/UnitTypeViewer': {
      readonly title?: readonly string[];
    };
    readonly 'mf-leads/ReservationForm': Record<never, never>;
  }
}
