// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '../../testing/TestPage';
import { PictureTool } from './PictureTool';
import { fitting, UnreadablePicture } from './shrinkPicture';

const blob = new Blob(['x'], { type: 'image/webp' });
const shrinkPicture = vi.fn(async (_: unknown) => ({ blob, width: 1600, height: 900 }));
vi.mock('./shrinkPicture', async (original) => ({
  ...(await original<object>()),
  shrinkPicture: (file: unknown) => shrinkPicture(file),
}));
const uploadPicture = vi.fn(async (..._: unknown[]) => 'ABCDEFGHIJKLMNOPQR09');
vi.mock('../../api/pictures', () => ({ uploadPicture: (...given: unknown[]) => uploadPicture(...given) }));

function Form() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('앞');
  return (
    <>
      <textarea ref={area} aria-label="글" value={text} onChange={(event) => setText(event.target.value)} />
      <PictureTool area={area} disabled={false} />
    </>
  );
}
const show = (storageBucket: string | null = 'bucket.app') =>
  render(
    <TestPage path="/press" route="/press" facts={{ ...siteFacts, firebase: { ...siteFacts.firebase, storageBucket } }}>
      <Form />
    </TestPage>,
  );
const file = new File(['x'], '단지.jpg', { type: 'image/jpeg' });
const choose = () => fireEvent.change(screen.getByLabelText('사진 파일'), { target: { files: [file] } });
const describe = (words: string) => fireEvent.change(screen.getByLabelText('사진 설명'), { target: { value: words } });
const add = () => fireEvent.click(screen.getByRole('button', { name: '사진 넣기' }));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test('a picture is made small, uploaded and put into the text with its description and size', async () => {
  show();
  screen.getByLabelText<HTMLTextAreaElement>('글').setSelectionRange(1, 1);
  choose();
  describe('강에서 본 [단지]');
  add();
  expect(await screen.findByText('사진을 글에 넣었습니다.')).toBeTruthy();
  expect(shrinkPicture).toHaveBeenCalledWith(file);
  expect(uploadPicture.mock.calls[0]?.[1]).toBe(blob);
  expect(screen.getByLabelText<HTMLTextAreaElement>('글').value).toBe(
    '앞\n![강에서 본 단지](picture:ABCDEFGHIJKLMNOPQR09 1600x900)\n',
  );
  expect(screen.getByLabelText<HTMLInputElement>('사진 설명').value).toBe('');
});

test('without a file or a description nothing is uploaded, and the field that is missing says so', async () => {
  show();
  add();
  expect(await screen.findByText('사진 파일을 골라 주세요')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('사진 파일'));
  choose();
  // Brackets would end the description: alone they describe nothing.
  for (const words of ['  ', '[ ]']) {
    describe(words);
    expect(screen.queryByText('사진에 무엇이 보이는지 적어 주세요')).toBeNull();
    add();
    expect(await screen.findByText('사진에 무엇이 보이는지 적어 주세요')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('사진 설명'));
  }
  expect(uploadPicture).not.toHaveBeenCalled();
});

test.each([
  [() => shrinkPicture.mockRejectedValueOnce(new UnreadablePicture()), '이 파일은 사진으로 읽을 수 없습니다'],
  [
    () => uploadPicture.mockRejectedValueOnce(Object.assign(new Error(), { code: 'storage/unauthorized' })),
    '사진을 올릴 권한이 없거나',
  ],
  [() => uploadPicture.mockRejectedValueOnce(new Error('away')), '사진을 올리지 못했습니다'],
])('a failure is told, and what was typed stays', async (fail, words) => {
  fail();
  show();
  choose();
  describe('단지');
  add();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByLabelText<HTMLInputElement>('사진 설명').value).toBe('단지');
  expect(screen.getByLabelText<HTMLTextAreaElement>('글').value).toBe('앞');
});

test('a site without a bucket offers none', () => {
  show(null);
  expect(screen.queryByLabelText('사진 파일')).toBeNull();
});

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [10, 20, 10, 20],
  [16000, 2, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, ...expected) => {
  expect(Object.values(fitting(width, height))).toEqual(expected);
});
