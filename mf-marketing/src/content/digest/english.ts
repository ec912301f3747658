import type { Facts } from '@platform/contract';
import { laws } from '../law/laws';
import type { Digest } from './digest';
import { inEnglish } from './months';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const towers = (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'tower' : 'towers'}`;
const days = ({ from, until }: { readonly from: string; readonly until?: string | undefined }) =>
  until && until !== from ? `${inEnglish(from)} – ${inEnglish(until)}` : inEnglish(from);

export const english: Digest = {
  title: ['At dusk,', 'the river lights up first'],
  lead: ({ buildings, households, floors, names }) =>
    `${names.en.project}: ${households} homes in ${towers(buildings)} of up to ${floors} floors, beside ${names.en.river ? `the ${names.en.river} river` : 'the river'} and next to the Dunsan district of Daejeon, South Korea.`,
  later: 'To be announced',
  overview: {
    title: 'At a glance',
    rows: (facts) => [
      { label: 'Project', value: `${facts.names.en.project} (${facts.projectName})` },
      { label: 'Address', value: facts.names.en.address },
      {
        label: 'Buildings',
        value: `${facts.buildings}, with up to ${facts.floors} floors above and ${facts.basementFloors} below ground`,
      },
      { label: 'Homes', value: String(facts.households) },
      { label: 'Exclusive area', value: `${facts.exclusiveAreas.join(', ')} m²` },
      { label: 'Planned move-in', value: inEnglish(facts.moveIn) },
    ],
  },
  location: {
    title: 'Location',
    text: ({ names }: Facts) =>
      `The site’s address is ${names.en.address}. ${names.en.river ? `The ${names.en.river} river` : 'The river'} bends around it to the west and north, and the Dunsan district, with its shops, schools, parks and public offices, begins to the east. What a window looks out on depends on the building, the floor and the home.`,
    link: { label: 'Maps and surroundings', path: '/LocationEnvironment/intro' },
  },
  types: {
    title: 'Home types',
    lead: 'Floor plans, room by room, are on the Korean pages. Each can be saved as a PDF drawn to scale.',
    head: ['Type', 'Exclusive area', 'Supply area', 'Homes'],
    link: { label: 'Floor plans', path: '/FloorPlan/59A' },
  },
  schedule: {
    title: 'Schedule',
    lead: ({ salesSchedule }) =>
      salesSchedule
        ? 'Dates may change with permits; the recruitment notice decides.'
        : 'Dates are published on the schedule page once they are settled. The steps come in this order.',
    steps: ({ salesSchedule, moveIn }) =>
      salesSchedule?.map((step) => ({ label: step.label, value: days(step), language: 'ko' })) ?? [
        { label: 'Recruitment notice', value: null },
        { label: 'Applications', value: null },
        { label: 'Announcement of the winners', value: null },
        { label: 'Contracts', value: null },
        { label: 'Move-in', value: `${inEnglish(moveIn)} (planned)` },
      ],
    link: { label: 'Schedule', path: '/BusinessGuide/plan' },
  },
  apply: {
    title: 'How homes are sold',
    lead: 'New homes in Korea are sold by application (cheongyak) under the Rules on Housing Supply. In short:',
    topics: [
      {
        title: 'The recruitment notice comes first',
        text: 'It sets prices, the number of homes of each type, the days and the conditions. It is published at least ten days before the first day of application; for some special supply, it may be five.',
      },
      {
        title: 'Where applicants live',
        text: 'Adults who live in Daejeon on the day of the notice may apply, and so may adults who live in Sejong or South Chungcheong. Among applicants of the same rank, residents of Daejeon are chosen first.',
      },
      {
        title: 'A housing subscription account',
        text: 'First-rank applicants must have held an account for at least six months and paid in the deposit for the area they apply for. The mayor may extend this to twelve months.',
      },
      {
        title: 'Points and lots',
        text: 'Where first-rank applicants compete, homes of more than 85 m² are drawn by lot. Of smaller ones, up to 40 % may go by points where the district announces it; the rest are drawn. Where second-rank applicants compete, all are drawn.',
      },
    ],
    source: `Rules on Housing Supply (${laws.supplyRule.name}), Articles 4, 21, 25 and 28, as in force on ${inEnglish(laws.supplyRule.inForce)}. This page is a summary and settles no one’s eligibility.`,
    link: { label: 'How to apply', path: '/SalesInfo/SubscriptionGuide' },
  },
  contact: {
    title: 'Call or visit',
    text: 'Call us, or leave your name and number on the Korean page to book a visit.',
    link: ({ slug }) => ({ label: 'Book a visit', path: `/${slug}/customer` }),
  },
  notice:
    'This page is a digest for convenience. Where it differs from the Korean pages or from the official recruitment notice, the Korean text prevails. Images are computer graphics made to help understanding and may differ from reality.',
};
