export { Federated, type FederatedRenderer, FederationContext } from './Federated';
export { reachGoal } from './goal';
export { useHeadOverride, useHeadStore } from './headStore';
export { usePopup } from './popupStore';
export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from './router';
export { servedRelease } from './servedRelease';
export { SiteProvider, useFacts, usePageData, usePaper, useSite } from './site';
export { lastVisit, rememberVisit } from './visits';
