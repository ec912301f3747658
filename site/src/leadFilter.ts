import { direct, longestMark } from './leadArrival';
import { type LeadForm, leadForms } from './leadFields';
import { directWords } from './leadWords';
import { type LeadStatus, leadStatuses } from './leadWork';
import { dayAfter, isSlot } from './visitSchedule';

/** Where a form stood that was filled in: on a page of ours, in the popup, or on the page of another site. */
export const leadSources = ['page', 'popup', 'elsewhere'] as const;
export type LeadSource = (typeof leadSources)[number];

/** A page of another site is named with it, `//partner.example/visit`. */
export function sourceOf({
  page,
  opener,
}: {
  readonly page: string | null;
  readonly opener: string | null;
}): LeadSource {
  if (page?.startsWith('//')) return 'elsewhere';
  return opener === null ? 'page' : 'popup';
}

/** Which leads are wanted, by what is named. Days are Seoul's, ISO 8601, both of them included. */
export interface LeadFilter {
  readonly status?: LeadStatus;
  readonly form?: LeadForm;
  readonly source?: LeadSource;
  readonly from?: string;
  readonly until?: string;
  /** Part of the name that their visit came from, as `arrivedFrom` tells it. */
  readonly arrival?: string;
  /** With something to be done next. */
  readonly planned?: true;
}

const dayIn = (value: string | null): string | undefined => (value && isSlot(`${value}T00:00`) ? value : undefined);

const unspaced = (words: string): string => words.replaceAll(' ', '');

/** What is asked for, as it is kept: the desk shows `direct` in words, and is asked for them, or for how they begin. */
function readArrivedFrom(value: string | null): string {
  const asked = (value ?? '').normalize('NFKC').trim().toLowerCase().slice(0, longestMark);
  return asked.length > 1 && unspaced(directWords).startsWith(unspaced(asked)) ? direct : asked;
}

/** The filter that the parameters of an address name; what is not known of it is as if it were not there. */
export function readLeadFilter(parameters: URLSearchParams): LeadFilter {
  const oneOf = <T extends string>(known: readonly T[], name: string) =>
    known.find((one) => one === parameters.get(name));
  const status = oneOf(leadStatuses, 'status');
  const form = oneOf(leadForms, 'form');
  const source = oneOf(leadSources, 'source');
  const arrival = readArrivedFrom(parameters.get('arrival'));
  const [from, until] = [dayIn(parameters.get('from')), dayIn(parameters.get('until'))];
  return {
    ...(status && { status }),
    ...(form && { form }),
    ...(source && { source }),
    ...(from && { from }),
    ...(until && { until }),
    ...(arrival && { arrival }),
    ...(parameters.get('planned') === 'true' && { planned: true }),
  };
}

/** When a day begins in Seoul, ISO 8601. */
export const dayBegins = (day: string): string => new Date(Date.parse(`${day}T00:00:00+09:00`)).toISOString();

/** And when it is over. */
export const dayEnds = (day: string): string => dayBegins(dayAfter(day, 1));
