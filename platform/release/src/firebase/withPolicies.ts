import type { Hosting } from '../compose/hostingConfig';

const policy = 'Content-Security-Policy';

/** A rule for headers, as Firebase Hosting's API has it (`glob`), or as `firebase.json` says it (`source`). */
interface HeaderRule {
  readonly glob?: string;
  readonly source?: string;
  readonly headers?: Readonly<Record<string, string>> | readonly { readonly key: string; readonly value: string }[];
}

/** The policies of pages that hold their styles, by path. */
export const policiesOf = ({ headers }: Pick<Hosting, 'headers'>): ReadonlyMap<string, string> =>
  new Map(
    headers.flatMap(({ source, headers: [first, ...others] }) =>
      first?.key === policy && !others.length ? [[source, first.value] as const] : [],
    ),
  );

/**
 * The configuration of a hosted version for pages whose styles are others: fonts are cut anew when a post brings a new character, and
 * a page's policy names the styles that stand in it. All else stays as it was deployed.
 *
 * @param config in the API's own form
 * @param policies by path
 */
export function withPolicies(config: unknown, policies: ReadonlyMap<string, string>): unknown {
  const { headers: rules, ...rest } = (config ?? {}) as { readonly headers?: readonly HeaderRule[] };
  if (!rules) return config;
  const headers = rules.map((rule) => {
    const value = policies.get(rule.glob ?? rule.source ?? '');
    if (value === undefined) return rule;
    return { ...rule, headers: Array.isArray(rule.headers) ? [{ key: policy, value }] : { [policy]: value } };
  });
  return { ...rest, headers };
}
