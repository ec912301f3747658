import type { FirebaseFacts } from '@platform/contract';

/** Where Google's buckets are read, and written by its SDK. */
export const pictureHost = 'https://firebasestorage.googleapis.com';

/** The name of a picture in the bucket. */
export const pictureName = (id: string): string => `press-${id}`;

/** Where browsers read a picture of a post; `null` where the site keeps none. */
export function pictureAddress({ emulator, storageBucket }: FirebaseFacts, id: string): string | null {
  if (!storageBucket) return null;
  const host = emulator === 'same-origin' ? '' : pictureHost;
  return `${host}/v0/b/${storageBucket}/o/${pictureName(id)}?alt=media`;
}
