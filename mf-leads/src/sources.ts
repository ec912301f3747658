import type { SourcesOf } from '@platform/contract';

/** The endpoint of the forms, where it is an address of somebody else's. */
const sources: SourcesOf = ({ leads }) => {
  if (leads.endpoint.startsWith('/')) return {};
  const { origin } = new URL(leads.endpoint);
  return { 'connect-src': [origin], 'form-action': [origin] };
};

export default sources;
