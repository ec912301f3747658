import { siteFacts } from '@riverview/site/siteFacts';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { expect, test } from 'vitest';
import sources from './sources';

test('on this machine nothing foreign is asked', () => {
  expect(sources(siteFacts)).toEqual({ 'connect-src': [] });
});

test('a real project is asked, and reCAPTCHA only with App Check', () => {
  expect(sources(settledFacts)['connect-src']).toContain('https://firestore.googleapis.com');
  expect(sources(settledFacts)).not.toHaveProperty('script-src');
  const checked = sources({ ...settledFacts, firebase: { ...settledFacts.firebase, appCheckKey: 'site-key' } });
  expect(checked['script-src']).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
});

test('pictures of posts come from Google’s bucket where the facts name one, and from nowhere else', () => {
  expect(sources(settledFacts)).not.toHaveProperty('img-src');
  const keeping = sources({ ...settledFacts, firebase: { ...settledFacts.firebase, storageBucket: 'bucket.app' } });
  expect(keeping['img-src']).toEqual(['https://firebasestorage.googleapis.com']);
  expect(keeping['connect-src']).toContain('https://firebasestorage.googleapis.com');
});

test('Kakao’s hosts are named where a key is set, beside those of reCAPTCHA', () => {
  const firebase = { ...settledFacts.firebase, appCheckKey: 'site-key' };
  const shared = sources({ ...settledFacts, firebase, kakaoShareKey: 'a key' });
  expect(shared['script-src']).toEqual([
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://t1.kakaocdn.net',
  ]);
  expect(shared['connect-src']).toEqual(expect.arrayContaining(['https://kapi.kakao.com', 'https://www.google.com']));
  expect(shared['form-action']).toEqual(['https://sharer.kakao.com', 'https://accounts.kakao.com']);
});
