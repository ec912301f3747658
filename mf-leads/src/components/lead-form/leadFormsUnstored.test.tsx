// @vitest-environment happy-dom
import { telHref } from '@riverview/shared-ui/tel-link';
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import InterestForm from '../../exposes/interest-form/InterestForm';
import CustomerPage from '../../pages/customer/CustomerPage';
import { accepts } from '../../testing/endpointAnswers';
import { Site } from '../../testing/site';

// Here the desk offers no times: SlotFields.test.tsx.
vi.mock('../../api/readSlots', () => ({ readSlots: async () => [] }));
vi.setConfig({ testTimeout: 20_000 }); // three attempts take 2.7 s, and a busy machine takes its own

const send = vi.fn<typeof fetch>();
const forms = { interest: <InterestForm opener="home-hero" />, customer: <CustomerPage /> } as const;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
  vi.stubGlobal('fetch', send);
  send.mockReset();
  Object.defineProperty(localStorage, 'setItem', {
    configurable: true,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
});
afterEach(async () => {
  cleanup();
  // The outbox is one for the page, as in a browser: what a test left in it goes out before the next.
  send.mockImplementation(accepts);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function fillIn(): void {
  fireEvent.input(screen.getByLabelText(/^이름/), { target: { value: '김하늘' } });
  fireEvent.input(screen.getByLabelText(/^연락처/), { target: { value: '01012345678' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /개인정보 수집·이용에 동의합니다/ }));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: /등록하기|방문예약 신청/ }));

test.each(['customer', 'interest'] as const)(
  '%s form: says so, names the phone, offers a post by the browser, and goes on',
  async (form) => {
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    send.mockImplementation(async () => new Response('', { status: 500 }));
    render(<Site>{forms[form]}</Site>);
    fillIn();
    submit();
    await screen.findByText(/이 기기에 보관하지 못했습니다/);
    expect(screen.queryByText(/이 기기에 보관하고/)).toBeNull();
    const calls = screen
      .getAllByRole('link', { name: new RegExp(siteFacts.phone) })
      .map((link) => link.getAttribute('href'));
    expect(new Set(calls)).toEqual(new Set([telHref(siteFacts.phone)]));
    fireEvent.click(screen.getByRole('button', { name: '다른 방법으로 보내기' }));
    const native = posted.mock.contexts[0] as HTMLFormElement;
    expect([native.method, new URL(native.action, location.href).pathname]).toEqual(['post', '/api/leads']);
    expect(Object.fromEntries(new FormData(native))).toMatchObject({
      form,
      name: '김하늘',
      phone: '010-1234-5678',
      consent: '2026-11-23',
    });
    expect(new FormData(native).has('key')).toBe(false);
    send.mockClear();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send).not.toHaveBeenCalled();
    native.remove();
  },
);

test('and is offline is not sent to a page it cannot reach', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockRejectedValue(new TypeError('no network'));
  render(<Site>{forms.customer}</Site>);
  fillIn();
  submit();
  await screen.findByText(/이 기기에 보관하지 못했습니다/);
  expect(screen.queryByRole('button', { name: '다른 방법으로 보내기' })).toBeNull();
  send.mockImplementation(accepts);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText(/등록이 완료되었습니다/);
});
