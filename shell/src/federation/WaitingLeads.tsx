import { Federated } from '@platform/runtime';
import { useEffect, useState } from 'react';

/** Keys under which mf-leads keeps what it could not send yet, and the database for what they do not take, as its README says. */
const waitingPrefix = 'riverview-leads:';
const waitingDatabase = 'riverview-leads';

async function anyWaiting(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(waitingPrefix))) return true;
  } catch {
    // Storage is switched off, so nothing waits in it.
  }
  try {
    return (await indexedDB.databases()).some(({ name }) => name === waitingDatabase);
  } catch {
    return false; // this browser does not tell, and the next page with a form looks for itself
  }
}

/** Lets mf-leads send what waits from an earlier visit, on whichever page the visitor comes back to. Shows nothing. */
export function WaitingLeads() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => void anyWaiting().then(setWaiting), []);
  return waiting ? <Federated of="mf-leads/Outbox" /> : null;
}
