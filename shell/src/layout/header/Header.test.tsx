// @vitest-environment happy-dom

import { usePopup } from '@platform/runtime';
import { telHref } from '@riverview/shared-ui/tel-link';
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFixture, TestSite } from '../site.fixture';
import { Header } from './Header';

const brandIntro = lockFixture.routes[1] ?? null;

beforeEach(() => {
  render(
    <TestSite at="/Brand/intro">
      <Header
        here={{ route: brandIntro, routes: lockFixture.routes }}
        menuOpen={false}
        onMenuOpen={() => {}}
        toggleRef={createRef()}
      />
    </TestSite>,
  );
});
afterEach(() => {
  cleanup();
  usePopup.getState().close();
});

const top = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true';

test('groups of the header link to their first page; a group outside the header has no item', () => {
  expect(top('브랜드').getAttribute('href')).toBe('/Brand/intro');
  expect(screen.queryByRole('link', { name: '분양안내' })).toBeNull();
});

test('group and page of the visitor are marked', () => {
  expect(top('브랜드').getAttribute('aria-current')).toBe('true');
  expect(top('브랜드 소개').getAttribute('aria-current')).toBe('page');
  expect(top('홍보영상').hasAttribute('aria-current')).toBe(false);
});

test('a pointer opens a dropdown; only leaving the header closes it', () => {
  fireEvent.pointerOver(top('브랜드'), { pointerType: 'mouse' });
  expect(isOpen('브랜드')).toBe(true);
  fireEvent.pointerOut(top('브랜드'), { pointerType: 'mouse', relatedTarget: screen.getByText('모바일 상담') });
  expect(isOpen('브랜드')).toBe(true);
  fireEvent.pointerOut(screen.getByText('모바일 상담'), { pointerType: 'mouse', relatedTarget: document.body });
  expect(isOpen('브랜드')).toBe(false);
});

test('Escape closes what a pointer has opened, wherever the focus is', () => {
  fireEvent.pointerOver(top('브랜드'), { pointerType: 'mouse' });
  expect(isOpen('브랜드')).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen('브랜드')).toBe(false);
});

test('focus opens, arrows walk through, Escape closes and returns', () => {
  act(() => top('브랜드').focus());
  expect(isOpen('브랜드')).toBe(true);
  fireEvent.keyDown(top('브랜드'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(top('브랜드 소개'));
  fireEvent.keyDown(top('브랜드 소개'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(top('홍보영상'));
  fireEvent.keyDown(top('홍보영상'), { key: 'ArrowRight' });
  expect(isOpen('홍보센터')).toBe(true);
  fireEvent.keyDown(top('홍보센터'), { key: 'ArrowLeft' });
  fireEvent.keyDown(top('브랜드'), { key: ' ' });
  expect(document.activeElement).toBe(top('브랜드 소개'));
  fireEvent.keyDown(top('브랜드 소개'), { key: 'Escape' });
  expect(document.activeElement).toBe(top('브랜드'));
  expect(isOpen('브랜드')).toBe(false);
});

test("a finger's first tap opens the dropdown, the second follows the link", () => {
  fireEvent.pointerDown(top('홍보센터'), { pointerType: 'touch' });
  act(() => top('홍보센터').focus());
  expect(fireEvent.click(top('홍보센터'))).toBe(false);
  expect(isOpen('홍보센터')).toBe(true);
  fireEvent.pointerDown(top('홍보센터'), { pointerType: 'touch' });
  fireEvent.click(top('홍보센터'));
  expect(isOpen('홍보센터')).toBe(false);
});

test('the phone button opens the popup in the name of the header', () => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(siteFacts.phone) }));
  expect(usePopup.getState().opener).toBe('header');
});

test('the call icon calls', () => {
  expect(screen.getByRole('link', { name: `전화 상담 ${siteFacts.phone}` }).getAttribute('href')).toBe(
    telHref(siteFacts.phone),
  );
});
