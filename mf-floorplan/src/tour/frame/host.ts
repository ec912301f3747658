import { readRequest, sealed, type TourReport, type TourRequest } from '../messages';

/** Tells the page around the frame. A page of another origin hears nothing. */
export function report(what: TourReport): void {
  window.parent.postMessage(sealed(what), HOST_ORIGIN);
}

/** Hears what the page around the frame asks for, and nobody else. */
export function onRequest(listener: (request: TourRequest) => void): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== HOST_ORIGIN) return;
    const request = readRequest(data);
    if (request) listener(request);
  });
}
