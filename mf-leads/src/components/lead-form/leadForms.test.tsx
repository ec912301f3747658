// @vitest-environment happy-dom
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { telHref } from '@riverview/shared-ui/tel-link';
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import InterestForm from '../../exposes/interest-form/InterestForm';
import ReservationForm from '../../exposes/reservation-form/ReservationForm';
import CustomerPage from '../../pages/customer/CustomerPage';
import { accepts, refuses, withdraw } from '../../testing/endpointAnswers';
import { Site } from '../../testing/site';
import { loadLateParts } from './loadLateParts';

// Here the desk offers no times: SlotFields.test.tsx.
vi.mock('../../api/readSlots', () => ({ readSlots: async () => [] }));
vi.setConfig({ testTimeout: 20_000 }); // three attempts take 2.7 s, and a busy machine takes its own

const send = vi.fn<typeof fetch>();

function sentBody(): Record<string, unknown> {
  return JSON.parse(String(send.mock.lastCall?.[1]?.body)) as Record<string, unknown>;
}

// As in a browser, where nobody types before they are there.
beforeAll(loadLateParts, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
  vi.stubGlobal('fetch', send);
  send.mockReset();
  send.mockImplementation(accepts);
});
afterEach(async () => {
  cleanup();
  // The outbox is one for the page, as in a browser: what a test left in it goes out before the next.
  send.mockImplementation(accepts);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The pauses between three attempts to send. */
const pausesPass = () => act(() => vi.advanceTimersByTimeAsync(3000));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /개인정보 수집·이용에 동의합니다/ });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /등록하기|방문예약 신청/ }));

function fillIn(): void {
  type('이름', '김하늘');
  type('연락처', '01012345678');
  fireEvent.click(consent());
}

const forms = {
  interest: <InterestForm opener="home-hero" onDone={() => {}} />,
  reservation: <ReservationForm />,
  customer: <CustomerPage />,
} as const;

describe.each(Object.entries(forms))('%s form', (name, form) => {
  test('without scripts is a native post of everything the endpoint needs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Site>{form}</Site>);
    const element = page.querySelector('form');
    expect(element?.getAttribute('action')).toBe('/api/leads');
    expect(element?.method).toBe('post');
    expect(element?.hasAttribute('novalidate')).toBe(false);
    const named = (field: string) => page.querySelector<HTMLInputElement>(`[name="${field}"]`);
    expect(named('form')?.value).toBe(name);
    expect(named('page')?.value).toBe('/dunsan-riverview/customer');
    for (const required of ['name', 'phone', 'consent']) expect(named(required)?.required).toBe(true);
    for (const optional of ['marketing', '_gotcha']) expect(named(optional)?.required).toBe(false);
    expect(named('consent')?.checked).toBe(false);
    expect(named('marketing')?.checked).toBe(false);
    expect(page.querySelector('[style]')).toBeNull();
  });

  test('asks for no more than it needs', () => {
    render(<Site>{form}</Site>);
    const typed = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(typed.filter((field) => field !== '_gotcha')).toEqual(
      {
        interest: ['name', 'phone'],
        reservation: ['name', 'phone', 'message'],
        customer: ['name', 'phone', 'birthday', 'message'],
      }[name],
    );
  });

  test('says beside each field what is wrong, takes the focus to the first, and sends nothing', async () => {
    render(<Site>{form}</Site>);
    type('연락처', '010-12');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('이름')));
    expect(field('이름').getAttribute('aria-invalid')).toBe('true');
    const phoneError = document.getElementById(field('연락처').getAttribute('aria-describedby') ?? '');
    expect(phoneError?.textContent).toBe('휴대전화 번호를 끝까지 입력해 주세요. 예: 010-1234-5678');
    expect(screen.getByText('개인정보 수집·이용에 동의해 주세요.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    type('이름', '김하늘');
    expect(screen.queryByText('이름을 입력해 주세요.')).toBeNull();
  });

  test('sends one lead with its key, consent, page and release, and then forgets what was typed', async () => {
    render(<Site>{form}</Site>);
    fillIn();
    submit();
    expect(screen.getByRole('button', { name: '등록 중...' })).toHaveProperty('disabled', true);
    await screen.findByText(/등록이 완료되었습니다/);
    expect(sentBody()).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      form: name,
      name: '김하늘',
      phone: '010-1234-5678',
      consent: '2026-11-23',
      marketing: null,
      page: '/dunsan-riverview/customer',
      release: '0123456789abcdef',
      opener: name === 'interest' ? 'home-hero' : null,
    });
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  test('names the release that its document came from, where the server said which', async () => {
    const entry = { serverTiming: [{ name: 'release', description: 'live/41' }] } as unknown as PerformanceEntry;
    const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    render(<Site>{form}</Site>);
    fillIn();
    submit();
    await screen.findByText(/등록이 완료되었습니다/);
    expect(sentBody()).toMatchObject({ release: 'live/41' });
    entries.mockRestore();
  });

  test.skipIf(name === 'interest')('an optional item is sent with its own consent and not without', async () => {
    render(<Site>{form}</Site>);
    fillIn();
    type('문의 내용', '84A가 궁금합니다');
    submit();
    const details = screen.getByRole<HTMLInputElement>('checkbox', { name: /문의 내용의 수집·이용에 동의합니다/ });
    await waitFor(() => expect(document.activeElement).toBe(details));
    expect(details.getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(details);
    submit();
    await screen.findByText(/등록이 완료되었습니다/);
    expect(sentBody()).toMatchObject({ message: '84A가 궁금합니다', details: '2026-11-23', marketing: null });
  });

  test('purpose and period stand in the open, in the words of the consent', () => {
    render(<Site>{form}</Site>);
    for (const box of screen.getAllByRole('checkbox')) {
      const told = document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(told?.closest('details')).toBeNull();
      expect(told?.textContent).toMatch(/^목적.+보유 기간동의일부터 1년$/);
    }
  });

  test('keeps what was typed when it is shown again', () => {
    const { unmount } = render(<Site>{form}</Site>);
    type('이름', '김하늘');
    type('연락처', '0101234');
    unmount();
    render(<Site>{form}</Site>);
    expect([field('이름').value, field('연락처').value]).toEqual(['김하늘', '010-1234']);
    expect(consent().checked).toBe(false);
  });

  test('what was typed before the scripts came is kept', () => {
    sessionStorage.setItem(`riverview-draft:${name}`, JSON.stringify({ name: '옛 이름', phone: '010-1111-1111' }));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Site>{form}</Site>);
    const early = container.querySelector<HTMLInputElement>('[name="name"]');
    if (early) early.value = '새 이름';
    render(<Site>{form}</Site>, { container, hydrate: true });
    expect([field('이름').value, field('연락처').value]).toEqual(['새 이름', '010-1111-1111']);
  });

  test('a filled honeypot looks like a success and sends nothing', async () => {
    const { container } = render(<Site>{form}</Site>);
    fillIn();
    fireEvent.input(container.querySelector('[name="_gotcha"]') as HTMLInputElement, { target: { value: 'spam' } });
    submit();
    await screen.findByText(/등록이 완료되었습니다/);
    expect(send).not.toHaveBeenCalled();
  });

  test('shows what the endpoint refuses beside the field', async () => {
    send.mockImplementation(refuses([{ field: 'name', code: 'malformed' }]));
    render(<Site>{form}</Site>);
    fillIn();
    submit();
    await screen.findByText(/이름을 다시 확인해 주세요/);
    expect(screen.getByRole('alert').textContent).toMatch(/등록에 실패했습니다\. 다시 시도해/);
    expect(field('이름').value).toBe('김하늘');
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['error 500', async () => new Response('', { status: 500 }), /등록에 실패했습니다\. 다시 시도해 ?주세요\./],
    [
      'no answer',
      async () => Promise.reject(new TypeError('offline')),
      /오류가 발생했습니다\. 잠시 후 다시 시도해 ?주세요\./,
    ],
  ])('%s: says so, keeps the lead, and says when it has arrived', async (_, answer, message) => {
    send.mockImplementation(answer as typeof fetch);
    render(<Site>{form}</Site>);
    fillIn();
    submit();
    await pausesPass();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(message);
    expect(screen.getByText(/이 기기에 보관하고 있으며/)).toBeTruthy();
    expect(localStorage.length).toBe(1);
    const { key } = sentBody();
    send.mockImplementation(accepts);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/등록이 완료되었습니다/);
    expect(sentBody().key).toBe(key);
    expect(localStorage.length).toBe(0);
  });
});

test('an earlier lead that arrives while the visitor types another neither empties the form nor takes the focus', async () => {
  send.mockRejectedValue(new TypeError('no network'));
  render(<Site>{forms.customer}</Site>);
  fillIn();
  submit();
  await pausesPass();
  await screen.findByRole('alert');
  field('연락처').focus();
  type('연락처', '010-9999-9999');
  send.mockImplementation(accepts);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(localStorage.length).toBe(0));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(field('연락처').value).toBe('010-9999-9999');
  expect(document.activeElement).toBe(field('연락처'));
});

test('a lead that arrived while its form was away does not stand in it again', async () => {
  send.mockRejectedValue(new TypeError('no network'));
  const { unmount } = render(<Site>{forms.customer}</Site>);
  fillIn();
  submit();
  await pausesPass();
  await screen.findByRole('alert');
  unmount();
  send.mockImplementation(accepts);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.length).toBe(0));
  render(<Site>{forms.customer}</Site>);
  await screen.findByText(/등록이 완료되었습니다/);
  expect([field('이름').value, field('연락처').value]).toEqual(['', '']);
});

describe('two people at one device', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => void vi.restoreAllMocks());

  async function offlineLeadOf(name: string, phone: string): Promise<void> {
    type('이름', name);
    type('연락처', phone);
    fireEvent.click(consent());
    submit();
    await pausesPass();
    await screen.findByRole('button', { name: /등록하기|방문예약 신청/ });
    await screen.findByRole('alert');
  }

  test('both are kept, told apart without showing the one to the other, and sent', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    render(<Site>{forms.customer}</Site>);
    await offlineLeadOf('김하늘', '01012345678');
    await offlineLeadOf('이바다', '01099998765');
    await screen.findByText('보내지 못한 등록: 김○○ 님(끝번호 78), 이○○ 님(끝번호 65)');
    expect(screen.getByRole('alert').textContent).not.toMatch(/하늘|1234|5678/);
    expect(localStorage.length).toBe(2);
    send.mockClear();
    send.mockImplementation(accepts);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/등록이 완료되었습니다/);
    expect(send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).name)).toEqual(['김하늘', '이바다']);
    expect(localStorage.length).toBe(0);
    expect(field('이름').value).toBe('');
  });

  test('the first one’s consents are not the second one’s', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    render(<Site>{forms.customer}</Site>);
    fireEvent.click(screen.getByRole('checkbox', { name: /광고성 정보/ }));
    await offlineLeadOf('김하늘', '01012345678');
    expect(consent().checked).toBe(true);
    type('이름', '이바다');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
    ]);
    expect(screen.getByRole('alert').textContent).toContain('앞서 등록하신 내용을 아직 보내지 못해 이 기기에 보관하고');
    fireEvent.click(consent());
    type('연락처', '01099998765');
    expect(consent().checked).toBe(true);
  });

  test('what the next one types stays when the first one’s lead arrives, down to a name that was mended', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    render(<Site>{forms.customer}</Site>);
    await offlineLeadOf('김하늘', '01012345678');
    type('이름', '김하늬');
    send.mockImplementation(accepts);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(field('이름').value).toBe('김하늬');
  });
});

test.each([
  ['customer', 'a captive portal', () => Response.json({ status: 'login required' })],
  ['interest', 'an HTML 400', () => new Response('<h1>Bad Request</h1>', { status: 400 })],
  ['reservation', 'a page that is gone', () => new Response('', { status: 410 })],
] as const)('%s form: %s is no answer, and the lead waits', async (form, _, answer) => {
  send.mockImplementation(async () => answer());
  render(<Site>{forms[form]}</Site>);
  fillIn();
  submit();
  await pausesPass();
  await screen.findByText(/이 기기에 보관하고 있으며/);
  expect(localStorage.length).toBe(1);
  send.mockImplementation(accepts);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText(/등록이 완료되었습니다/);
});

test.each(['customer', 'interest', 'reservation'] as const)('%s form: a success can be taken back', async (form) => {
  render(<Site>{forms[form]}</Site>);
  fillIn();
  submit();
  const status = await screen.findByRole('status');
  const link = screen.getByRole('link', { name: '동의 철회' });
  expect(link.getAttribute('href')).toBe(withdraw);
  expect(status.contains(link)).toBe(false);
});

describe('strings, to the letter', () => {
  test('customer page', async () => {
    render(<Site>{forms.customer}</Site>);
    fillIn();
    submit();
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다');
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect([field('이름').value, field('연락처').value, consent().checked]).toEqual(['', '', false]);
  });

  test('popup: the result takes the place of the form and closes it', async () => {
    const onDone = vi.fn();
    render(
      <Site>
        <InterestForm opener="header" onDone={onDone} />
      </Site>,
    );
    fillIn();
    submit();
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('등록이 완료되었습니다. 곧 전문상담원이 연락드리겠습니다.');
    await waitFor(() => expect(document.activeElement).toBe(within(status).getByRole('heading')));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('popup: a failure offers another attempt and the phone, which leads to success with the same key', async () => {
    send.mockImplementation(async () => new Response('', { status: 500 }));
    render(<Site>{forms.interest}</Site>);
    fillIn();
    submit();
    await pausesPass();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('등록에 실패했습니다. 다시 시도해 주세요.');
    expect(screen.getByRole('link', { name: siteFacts.phone }).getAttribute('href')).toBe(telHref(siteFacts.phone));
    const { key } = sentBody();
    send.mockImplementation(accepts);
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await screen.findByText('등록이 완료되었습니다.');
    expect(sentBody().key).toBe(key);
  });
});

test.each(Object.entries(forms))('%s is rendered of nothing that is another in every release', (_, form) => {
  const lock = Object.defineProperty({ ...emptyLock(siteFacts) }, 'id', {
    get: () => expect.fail('a page that reads it is rendered anew in every release'),
  });
  const html = renderToString(
    <TestSite at="/dunsan-riverview/customer" lock={lock}>
      {form}
    </TestSite>,
  );
  expect(html).toContain('<form');
});
