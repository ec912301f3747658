import type { Facts } from '@platform/contract';
import { applicationDefault } from 'firebase-admin/app';
import { onObjectFinalized, type UploadFunction } from 'firebase-functions/v2/storage';
import { removeFalsePicture } from '../src/press/removeFalsePicture';

const { STORAGE_API } = process.env;

/** Looks at the first bytes of each picture that was uploaded, and removes what is none. */
export function pictureFunctions({ firebase }: Facts, region: string): { readonly pictures?: UploadFunction } {
  const bucket = firebase.storageBucket;
  if (!bucket) return {};
  const token = async () => (await applicationDefault().getAccessToken()).access_token;
  return {
    // What fails is delivered again.
    pictures: onObjectFinalized(
      { bucket, region, serviceAccount: 'site-pictures@', maxInstances: 2, retry: true },
      async ({ data }) => {
        const api = STORAGE_API ?? 'https://storage.googleapis.com';
        if (await removeFalsePicture(data, { api, token }))
          process.stderr.write(`press: a file that was uploaded as ${data.contentType} is none, and is removed\n`);
      },
    ),
  };
}
