import type { FirebaseFacts } from '@platform/contract';
import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadBytes } from 'firebase/storage';
import { appCheck } from './appCheck';
import { firebaseApp } from './firebaseApp';
import { pictureName } from './pictureAddress';
import { newPostId } from './writePosts';

/** Milliseconds after which an upload is given up; the SDK itself would go on for ten minutes. */
const patience = 20_000;

let storage: FirebaseStorage | undefined;

async function storageOf(facts: FirebaseFacts): Promise<FirebaseStorage> {
  await appCheck(facts);
  if (storage) return storage;
  storage = getStorage(firebaseApp(facts), `gs://${facts.storageBucket}`);
  storage.maxUploadRetryTime = patience;
  if (facts.emulator === 'same-origin') {
    const { hostname, port, protocol } = location;
    connectStorageEmulator(storage, hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
  }
  return storage;
}

/** Puts a picture into the site's bucket, under a name that nobody guesses and nothing else ever has. Resolves to its id. */
export async function uploadPicture(facts: FirebaseFacts, picture: Blob): Promise<string> {
  const id = newPostId();
  const cacheControl = 'public, max-age=31536000, immutable';
  const place = ref(await storageOf(facts), pictureName(id));
  await uploadBytes(place, picture, { contentType: picture.type, cacheControl });
  return id;
}
