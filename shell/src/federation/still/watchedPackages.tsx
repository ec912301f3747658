import * as runtime from '@platform/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { needsScripts, StillnessContext } from './Stillness';

type Called = (...given: readonly unknown[]) => unknown;
type Props = Readonly<Record<string, unknown>>;

/** Hooks by which a component changes, or reaches out of what it renders. */
const livingHooks = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const satisfies readonly (keyof typeof React)[];

/** The same of our runtime: what they tell changes while a page is open, or they are for a press. */
const livingRuntime = [
  'Federated',
  'Navigate',
  'useHeadOverride',
  'useHeadStore',
  'useNavigate',
  'usePopup',
  'useSearchParams',
] as const satisfies readonly (keyof typeof runtime)[];

/** Functions of a package, each saying when it is called that its page needs scripts. */
function living<Package extends object>(original: Package, names: readonly (keyof Package & string)[]) {
  return names.map((name) => {
    const called = original[name] as Called;
    const telling: Called = (...given) => {
      needsScripts();
      return called(...given);
    };
    return [name, Object.assign(telling, called)] as const;
  });
}

/** A package in which some of what it exports is something else. All is its own: some bundlers copy what they require. */
const withOthers = (original: object, others: Iterable<readonly [name: string, value: unknown]>): object =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(original),
      ...Object.fromEntries([...others].map(([name, value]) => [name, { value, enumerable: true }])),
    },
  );

/** Whether an element is handed what only React does: handlers, actions, references. */
const isLiving = (props: Props): boolean =>
  Object.entries(props).some(
    ([name, value]) =>
      (typeof value === 'function' && /^(?:on[A-Z].*|action|formAction)$/.test(name)) || (name === 'ref' && value),
  );

interface AroundProps {
  readonly children: React.ReactNode;
}

function Living({ children }: AroundProps) {
  needsScripts();
  return children;
}

/** Whatever is in it, the page is the same without its scripts. */
function Fine({ children }: AroundProps) {
  return <StillnessContext value={null}>{children}</StillnessContext>;
}

function around(type: unknown, props: Props): React.ComponentType<AroundProps> | null {
  if (typeof type === 'string') return isLiving(props) ? Living : null;
  if (typeof type !== 'function') return null;
  const { isStill, prototype } = type as {
    readonly isStill?: boolean;
    readonly prototype?: { readonly isReactComponent?: object };
  };
  if (isStill) return Fine;
  return prototype?.isReactComponent ? Living : null;
}

/** Makes elements as React does; around those that need scripts stands what says so when they are rendered. */
const telling =
  (make: Called): Called =>
  (type, props, ...rest) => {
    const element = make(type, props, ...rest) as React.ReactElement;
    const Around = around(type, (props ?? {}) as Props);
    return Around ? <Around key={element.key}>{element}</Around> : element;
  };

/** Where the page is. Its path is its own; all else may change while it is open. */
function useLocation(): object {
  const location = runtime.useLocation();
  const asked = Object.keys(location).map((name) => {
    const get = () => {
      if (name !== 'pathname') needsScripts();
      return location[name as keyof typeof location];
    };
    return [name, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(asked));
}

/** A link whose address is all there is to it can be followed without its code. */
function Link(props: React.ComponentProps<typeof runtime.Link>) {
  if (props.replace !== undefined || props.state !== undefined || isLiving(props as unknown as Props)) needsScripts();
  return <runtime.Link {...props} />;
}

const hooks = living(React, livingHooks);
const react = withOthers(React, [...hooks, ['createElement', telling(React.createElement as Called)]]);

/** What modules render with while pages are composed: it notices which pages need no script (docs/decisions/0060). */
export const watchedPackages: Readonly<Record<string, object>> = {
  // A module may take React whole.
  react: withOthers(react, [['default', react]]),
  'react/jsx-runtime': withOthers(jsxRuntime, [
    ['jsx', telling(jsxRuntime.jsx as Called)],
    ['jsxs', telling(jsxRuntime.jsxs as Called)],
  ]),
  '@platform/runtime': withOthers(runtime, [
    ...living(runtime, livingRuntime),
    ['useLocation', useLocation],
    ['Link', Link],
  ]),
};
