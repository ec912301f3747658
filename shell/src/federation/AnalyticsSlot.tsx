import { siteLanguage } from '@platform/contract/languages';
import { Federated, useFacts, useLocation, useSite } from '@platform/runtime';
import { useEffect, useState } from 'react';

/** Lets a module ask visitors whether others may count them, once the page is alive, and only where the facts name somebody who would. */
export function AnalyticsSlot() {
  const { slots, routes } = useSite().lock;
  const { analytics } = useFacts();
  const { pathname } = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const isInternal = routes.some(({ path, internal }) => internal && path === pathname);
  if (!slots.analytics || !analytics || !alive || isInternal) return null;
  return (
    <div lang={siteLanguage}>
      <Federated of={slots.analytics.of} />
    </div>
  );
}
