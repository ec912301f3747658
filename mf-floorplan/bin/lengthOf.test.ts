import { expect, test } from 'vitest';
import { lengthOf } from './lengthOf';

test('a film is as long as its last cue', () => {
  expect(lengthOf('WEBVTT\n\n00:00.500 --> 00:07.000\n강\n\n00:07.000 --> 01:30.250\n집\n')).toBe(90);
});

test('hours count', () => {
  expect(lengthOf('WEBVTT\n\n00:00:00.000 --> 01:00:05.000\n강\n')).toBe(3605);
});

test('a film without captions is refused', () => {
  expect(() => lengthOf('WEBVTT\n')).toThrow(/no cue/);
});
