import * as runtime from '@platform/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { needsScripts, StillnessContext } from './Stillness';

type Called = (...given: readonly unknown[]) => unknown;
type Props = Readonly<Record<string, unknown>>;

/** Hooks by which a component changes, or reaches out of what it renders. */
const livingHooks = [
  'useActionState',
  'useDeferredValue',
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

/** The same of the other half of React. */
const livingDomHooks = ['useFormState', 'useFormStatus'] as const satisfies readonly (keyof typeof ReactDOM)[];

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

/** Whether React puts an element into the head, and takes it from there when its page goes. */
const isHoisted = (name: string, { itemProp, precedence, async }: Props): boolean =>
  (/^(?:title|meta|link)$/.test(name) && !itemProp) || Boolean(precedence || (name === 'script' && async));

/** Whether a script says what an element is. */
const isCustom = (name: string, { is }: Props): boolean => name.includes('-') || Boolean(is);

interface ObjectType {
  readonly $$typeof?: symbol;
  /** What `memo` is around. */
  readonly type?: unknown;
  readonly isStill?: boolean;
  readonly prototype?: { readonly isReactComponent?: object };
}

/** Types that are no functions, and are all there is to them once they have rendered. */
const inertTypes = new Set<unknown>([React.Fragment, React.StrictMode, React.Profiler, React.Suspense]);
const inertObjects = new Set(['forward_ref', 'context', 'consumer'].map((name) => Symbol.for(`react.${name}`)));
const memoized = Symbol.for('react.memo');

/** What elements of a type are to their page. What is not known, such as a component that is yet to be fetched, needs scripts. */
function kindOf(type: unknown, props: Props): 'fine' | 'living' | 'still' {
  const living = (is: boolean) => (is ? 'living' : 'still');
  if (typeof type === 'string') return living(isLiving(props) || isHoisted(type, props) || isCustom(type, props));
  if (inertTypes.has(type)) return living(isLiving(props));
  const { $$typeof, type: inner, isStill, prototype } = Object(type) as ObjectType;
  if (isStill) return 'fine';
  if ($$typeof === memoized) return kindOf(inner, props);
  if (typeof type === 'function') return living(Boolean(prototype?.isReactComponent));
  return living(!inertObjects.has($$typeof as symbol));
}

/**
 * The type, or what stands in for it and says, each time that it is rendered, what it is to its page. The element has its own
 * props and key, so that what is handed to it later by `cloneElement` comes to where it belongs.
 */
function watchedType(type: unknown, props: Props): unknown {
  const kind = kindOf(type, props);
  if (kind === 'still') return type;
  const Type = type as React.ComponentType<Props>;
  if (kind === 'living')
    return (given: Props) => {
      needsScripts();
      return <Type {...given} />;
    };
  // Whatever is in it, the page is the same without its scripts.
  return (given: Props) => (
    <StillnessContext value={null}>
      <Type {...given} />
    </StillnessContext>
  );
}

/** Makes elements as React does, of watched types. */
const telling =
  (make: Called): Called =>
  (type, props, ...rest) =>
    make(watchedType(type, (props ?? {}) as Props), props, ...rest);

/** What a page is made with: the same as React's, and it is noticed what needs scripts. */
export const watchedJsx = telling(jsxRuntime.jsx as Called) as typeof jsxRuntime.jsx;

/** The copy may be handed what the original was not. */
const cloneElement: Called = (...given) => {
  const { type, props, key } = (React.cloneElement as Called)(...given) as React.ReactElement<Props>;
  return watchedJsx(type as React.ElementType, { ...props }, key ?? undefined);
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
const react = withOthers(React, [
  ...hooks,
  ['createElement', telling(React.createElement as Called)],
  ['cloneElement', cloneElement],
]);

const reactDom = withOthers(ReactDOM, living(ReactDOM, livingDomHooks));

/** What modules render with while pages are composed: it notices which pages need no script (docs/decisions/0060). */
export const watchedPackages: Readonly<Record<string, object>> = {
  // A module may take them whole.
  react: withOthers(react, [['default', react]]),
  'react-dom': withOthers(reactDom, [['default', reactDom]]),
  'react/jsx-runtime': withOthers(jsxRuntime, [
    ['jsx', watchedJsx],
    ['jsxs', telling(jsxRuntime.jsxs as Called)],
  ]),
  '@platform/runtime': withOthers(runtime, [
    ...living(runtime, livingRuntime),
    ['useLocation', useLocation],
    ['Link', Link],
  ]),
};
