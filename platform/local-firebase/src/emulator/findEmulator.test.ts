import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findEmulator } from './findEmulator';

const java = () => true;
const noJava = () => false;

function file(...path: string[]): string {
  const full = join(...path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, '');
  return full;
}

test('the named jar comes first, then the newest of the Firebase cache, then the Cloud SDK', () => {
  const HOME = temporaryFolder();
  const sdk = file(HOME, 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  const CLOUDSDK_ROOT_DIR = join(HOME, 'sdk');
  expect(findEmulator({ HOME, CLOUDSDK_ROOT_DIR }, java)).toBe(sdk);
  file(HOME, '.cache/firebase/emulators/cloud-firestore-emulator-v1.9.0.jar');
  const newest = file(HOME, '.cache/firebase/emulators/cloud-firestore-emulator-v1.19.8.jar');
  expect(findEmulator({ HOME, CLOUDSDK_ROOT_DIR }, java)).toBe(newest);
  const FIRESTORE_EMULATOR_JAR = file(HOME, 'mine.jar');
  expect(findEmulator({ HOME, CLOUDSDK_ROOT_DIR, FIRESTORE_EMULATOR_JAR }, java)).toBe(FIRESTORE_EMULATOR_JAR);
});

test('without Java a jar is as good as none, and one that is named is an error', () => {
  const HOME = temporaryFolder();
  const jar = file(HOME, '.cache/firebase/emulators/cloud-firestore-emulator-v1.19.8.jar');
  expect(findEmulator({ HOME }, noJava)).toBeNull();
  expect(() => findEmulator({ HOME, FIRESTORE_EMULATOR_JAR: jar }, noJava)).toThrow(/no Java/);
});

test('a named jar that is not there is an error, not a silent second choice', () => {
  expect(() => findEmulator({ FIRESTORE_EMULATOR_JAR: '/no/such.jar' })).toThrow(/no such file/);
});
