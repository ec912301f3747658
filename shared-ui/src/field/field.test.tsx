// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './Checkbox';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

afterEach(cleanup);

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a label names its input, and the star of a required one is not read', () => {
  render(<TextField label="이름" name="name" required autoComplete="name" optionalLabel="선택" />);
  const input = screen.getByRole('textbox', { name: '이름' }) as HTMLInputElement;
  expect([input.name, input.required, input.autocomplete]).toEqual(['name', true, 'name']);
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByText('선택')).toBeNull();
});

test('an optional field says so in words', () => {
  render(<TextField label="생년월일" optionalLabel="선택" />);
  expect(screen.getByLabelText(/생년월일/)).toBeTruthy();
  expect(screen.getByText('선택')).toBeTruthy();
});

test('an error takes the place of the hint and is read with the field', () => {
  const { rerender } = render(<TextField label="연락처" hint="숫자만 적어도 됩니다" />);
  const input = screen.getByRole('textbox');
  expect(described(input)).toEqual(['숫자만 적어도 됩니다']);
  expect(input.getAttribute('aria-invalid')).toBeNull();

  rerender(<TextField label="연락처" hint="숫자만 적어도 됩니다" error="끝까지 입력해 주세요" />);
  expect(screen.getByRole('textbox')).toBe(input);
  expect(described(input)).toEqual(['끝까지 입력해 주세요']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('keeps a description of the caller and the id it was given', () => {
  render(
    <>
      <p id="own">따로 적은 설명</p>
      <TextField id="phone" label="연락처" aria-describedby="own" error="끝까지 입력해 주세요" />
    </>,
  );
  expect(screen.getByRole('textbox').id).toBe('phone');
  expect(described(screen.getByRole('textbox'))).toEqual(['따로 적은 설명', '끝까지 입력해 주세요']);
});

test('hands its ref and events to the control', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TextArea ref={ref} label="문의 내용" />);
  expect(ref.current).toBe(screen.getByRole('textbox', { name: '문의 내용' }));
  expect(ref.current?.getAttribute('rows')).toBe('5');
});

test('a checkbox is ticked by its label and tells what is wrong', () => {
  render(
    <Checkbox
      label="동의합니다"
      required
      requiredLabel="(필수)"
      optionalLabel="(선택)"
      error="동의해 주세요"
      name="consent"
    />,
  );
  const box = screen.getByRole('checkbox', { name: '(필수) 동의합니다' }) as HTMLInputElement;
  expect(described(box)).toEqual(['동의해 주세요']);
  fireEvent.click(screen.getByText('동의합니다'));
  expect(box.checked).toBe(true);
});
