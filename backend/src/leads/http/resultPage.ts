import type { Facts } from '@platform/contract';
import { callInstead, doneWithdrawal, resultPages } from '../content/resultPages';
import { callLine, escapeHtml, type FramedPage, framedPage } from './framedPage';

interface ResultPage {
  readonly kind: keyof typeof resultPages;
  readonly facts: Pick<Facts, 'projectName' | 'phone' | 'hours'>;
  /** One sentence for each field that is wrong. */
  readonly problems?: readonly string[];
  /** Path of the page the form stood on. */
  readonly back?: string | null;
  /** Signed path that withdraws the consent: offered when done, posted to by the page that asks. */
  readonly withdraw?: string | null;
  /** What became of the visit, as HTML. */
  readonly visit?: string | null;
}

/** How each page looks and where its way on leads: to the form again, or home. */
const looks = {
  done: 'done',
  invalid: 'invalid',
  busy: 'busy',
  withdraw: 'busy',
  withdrawn: 'done',
  unknown: 'invalid',
} as const satisfies Record<ResultPage['kind'], string>;

const alerting: readonly ResultPage['kind'][] = ['invalid', 'busy', 'unknown'];

function wayOn({ kind, back, withdraw }: ResultPage): string {
  const { link } = resultPages[kind];
  if (kind === 'withdraw') {
    return `<form method="post" action="${escapeHtml(withdraw ?? '')}"><button class="back" type="submit">${resultPages.withdraw.button}</button></form>
<a class="plain" href="/">${link}</a>`;
  }
  const again = kind === 'invalid' || kind === 'busy';
  const onward = `<a class="back" href="${escapeHtml(again ? (back ?? '/') : '/')}">${link}</a>`;
  if (kind !== 'done' || !withdraw) return onward;
  const { before, link: withdrawing } = doneWithdrawal;
  return `${onward}
<p class="withdraw">${before}<br><a href="${escapeHtml(withdraw)}">${withdrawing}</a></p>`;
}

/** The page a visitor without JavaScript sees after sending a form or withdrawing it, and the policy it needs. */
export function resultPage(page: ResultPage): FramedPage {
  const { kind, facts, problems = [], visit } = page;
  const { title, message, advice } = resultPages[kind];
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  const body = `<p class="message ${looks[kind]}" role="${alerting.includes(kind) ? 'alert' : 'status'}">${message}</p>
${visit ?? ''}
${list && `<ul>${list}</ul>`}
${advice && `<p>${advice}</p>`}
${callLine(callInstead[kind], facts)}
${wayOn(page)}`;
  return framedPage(title, body, facts, kind === 'withdraw');
}
