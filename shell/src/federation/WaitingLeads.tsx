import { Federated } from '@platform/runtime';
import { useEffect, useState } from 'react';

/** Key under which mf-leads keeps what it could not send yet, as its README says. */
const waitingPrefix = 'riverview-leads:';

function anyWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(waitingPrefix));
  } catch {
    return false; // storage is switched off, so nothing waits in it
  }
}

/** Lets mf-leads send what waits from an earlier visit, on whichever page the visitor comes back to. Shows nothing. */
export function WaitingLeads() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(anyWaiting()), []);
  return waiting ? <Federated of="mf-leads/Outbox" /> : null;
}
