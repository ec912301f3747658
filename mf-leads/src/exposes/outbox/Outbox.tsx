import { useFacts } from '@platform/runtime';
import { useEffect } from 'react';
import { browserOutbox } from '../../delivery/browserOutbox';

/** Shows nothing and sends what earlier pages could not: for pages that hold no form. */
export default function Outbox() {
  const { endpoint } = useFacts().leads;
  useEffect(() => {
    void browserOutbox(endpoint);
  }, [endpoint]);
  return null;
}
