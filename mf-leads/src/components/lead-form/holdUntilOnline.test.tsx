// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offlineWords } from '../../content/formWords';
import CustomerPage from '../../pages/customer/CustomerPage';
import { accepts } from '../../testing/endpointAnswers';
import { Site } from '../../testing/site';

// Here the desk offers no times: SlotFields.test.tsx.
vi.mock('../../api/readSlots', () => ({ readSlots: async () => [] }));

/** The late parts come when a test says so. */
const late = vi.hoisted(() => {
  let resolve: (parts: unknown) => void = () => {};
  const coming = new Promise((settle) => {
    resolve = settle;
  });
  return { coming, resolve, parts: null as unknown };
});
vi.mock('./loadLateParts', () => ({ loadLateParts: () => late.coming, latePartsNow: () => late.parts }));

const send = vi.fn<typeof fetch>();
const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
  vi.stubGlobal('fetch', send);
  send.mockImplementation(accepts);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form that came alive just before the network went stays, says that it waits, and is one lead then', async () => {
  render(
    <Site>
      <CustomerPage />
    </Site>,
  );
  fireEvent.input(screen.getByLabelText(/^이름/), { target: { value: '김하늘' } });
  fireEvent.input(screen.getByLabelText(/^연락처/), { target: { value: '010-1234-5678' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /개인정보 수집·이용에 동의합니다/ }));
  const press = () => fireEvent.click(screen.getByRole('button', { name: '방문예약 신청' }));
  // Pressed with the network, which goes while the form waits for the late parts.
  online.mockReturnValue(true);
  press();
  online.mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText(offlineWords).hidden).toBe(false);
  press();
  press();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(posted).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  late.parts = await vi.importActual('./lateParts');
  late.resolve(late.parts);
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText(/등록이 완료되었습니다/);
  expect(screen.getByText(offlineWords).hidden).toBe(true);
  // One lead, however often it is told: the endpoint goes by its key.
  const keys = send.mock.calls.map(([, options]) => JSON.parse(String(options?.body)).key);
  expect(new Set(keys).size).toBe(1);
  expect(posted).not.toHaveBeenCalled();
});
