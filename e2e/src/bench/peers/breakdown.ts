/** An event of a browser's trace, as it is written: times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** What a main thread spends its time on, by the names that a trace has for it; the first that fits. */
const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  ['garbage', /^(?:Minor|Major)GC$|^V8\.GC|GarbageCollect|^BlinkGC|^CppGC/],
  ['compiling', /^v8\.(?:compile|produce|deserialize|parse)|^V8\.(?:Compile|Deserialize|Parse|Finalize)|^v8\.wasm/i],
  ['styles', /^(?:UpdateLayoutTree|ScheduleStyleRecalculation|StyleRecalcInvalidationTracking|ParseAuthorStyleSheet)$/],
  ['layout', /^(?:Layout|InvalidateLayout|HitTest)$|computeIntersections/],
  ['painting', /^(?:PrePaint|Paint|PaintImage|Layerize|UpdateLayer|UpdateLayerTree|Commit|CompositeLayers)$/],
  ['pictures', /^(?:Decode |Draw |Resize )|ImageDecodeTask/],
  ['HTML', /^(?:ParseHTML|CommitLoad)$/],
  [
    'fetching',
    /^Resource(?:WillSendRequest|SendRequest|ReceiveResponse|ReceivedData|Finish|MarkAsCached|ChangePriority)/,
  ],
  [
    'scripts',
    /^(?:FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|v8\.(?:run|callFunction|callModule|evaluateModule|newInstance))|^V8\.Execute/i,
  ],
];

/** The kinds of `breakdown` in the order in which they are told. */
export const kindNames = [
  'scripts',
  'compiling',
  'garbage',
  'HTML',
  'styles',
  'layout',
  'painting',
  'pictures',
  'fetching',
  'other',
  'waiting',
] as const;
export type Breakdown = Readonly<Record<(typeof kindNames)[number], number>>;

const kindOf = (name: string) => kinds.find(([, names]) => names.test(name))?.[0];
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const isTask = ({ name }: TraceEvent) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** The thread of a page's own work: of several pages' the one that did most. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const works = threads.map(({ pid, tid }) =>
    events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
  );
  const busy = (work: readonly TraceEvent[]) =>
    work.reduce((sum, event) => sum + (isTask(event) ? (event.dur ?? 0) : 0), 0);
  return works.sort((one, other) => busy(other) - busy(one))[0] ?? [];
}

/**
 * What the main thread of a page did, ms by kind: work within other work counts once, as what it is itself. `waiting`
 * is when it did nothing: for the network, for the compositor, for a press to be handed on.
 *
 * @param from µs; with `to` the part of the trace that is asked for
 */
export function breakdown(events: readonly TraceEvent[], from = 0, to = Number.POSITIVE_INFINITY): Breakdown {
  const work = mainThread(events)
    .filter((event) => end(event) > from && event.ts < to)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const sums: Record<string, number> = Object.fromEntries(kindNames.map((kind) => [kind, 0]));
  const add = (kind: string, us: number) => {
    sums[kind] = (sums[kind] ?? 0) + us / 1000;
  };
  const around: { readonly until: number; readonly kind: string }[] = [];
  let busy = 0;
  for (const event of work) {
    const [began, until] = [Math.max(event.ts, from), Math.min(end(event), to)];
    while (around.at(-1) && (around.at(-1)?.until ?? 0) <= began) around.pop();
    const outer = around.at(-1);
    const kind = kindOf(event.name) ?? outer?.kind ?? 'other';
    // Events of a thread lie within each other; what sticks out by a rounding does not count twice.
    const inside = Math.max(0, (outer ? Math.min(until, outer.until) : until) - began);
    if (outer) add(outer.kind, -inside);
    else busy += inside;
    add(kind, inside);
    around.push({ until, kind });
  }
  const first = Math.max(from, Math.min(...work.map(({ ts }) => ts)));
  const last = Math.min(to, Math.max(...work.map(end)));
  add('waiting', work.length ? last - first - busy : 0);
  return sums as Breakdown;
}
