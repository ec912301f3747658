import { Federated, useSite } from '@platform/runtime';
import { useEffect, useState } from 'react';

/** Whether this browser holds something of the name: a key of `localStorage` that starts with it, or a database called so. */
async function isStored(name: string): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(name))) return true;
  } catch {
    // Storage is switched off, so nothing waits in it.
  }
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return false; // this browser does not tell, and the next page with the piece looks for itself
  }
}

/** Lets a module take up what an earlier visit left in the browser, on whichever page the visitor comes back to. Shows nothing. */
export function ResumeSlot() {
  const { resume } = useSite().lock.slots;
  const name = resume?.whenStored ?? null;
  const [stored, setStored] = useState(false);
  useEffect(() => {
    if (name !== null) void isStored(name).then(setStored);
  }, [name]);
  return resume && stored ? <Federated of={resume.of} /> : null;
}
