import { AwsClient } from 'aws4fetch';
import type { Config } from '../config/config.ts';
import { answeredWithin } from '../http/patience.ts';
import { addressOfFile, type FileStore, requireStorageKey } from './file-store.ts';

type Bucket = NonNullable<Config['s3']>;
type Answer = { status: number; content: Buffer };

/** ms for one file, tried again while the store is busy. */
const patience = 30_000;

/** The store is down, or does not let us in: whoever asked may try again later. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly statusCode = 503;
}

/** Keeps files in a bucket of S3 or of whatever speaks its protocol, addressed by path. */
export function createS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${root}/${requireStorageKey(key)}`;

  /** @throws StoreFailure with the store's own words; they hold no key of ours */
  async function ask(url: string, init: RequestInit, fine: readonly number[]): Promise<Answer> {
    const { status, content } = await answeredWithin(patience, async (signal) => {
      const answer = await client.fetch(url, { ...init, signal });
      return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
    }).catch((cause: unknown) => {
      throw new StoreFailure('The file store does not answer', { cause });
    });
    if (fine.includes(status)) return { status, content };
    throw new StoreFailure(`The file store answered ${status}: ${content.toString().slice(0, 500)}`);
  }

  return {
    async put(key, content) {
      await ask(addressOf(key), { method: 'PUT', body: Uint8Array.from(content) }, [200]);
    },
    async get(key) {
      const { status, content } = await ask(addressOf(key), { method: 'GET' }, [200, 404]);
      return status === 404 ? undefined : content;
    },
    async remove(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404]);
    },
    async keys() {
      const found: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token && { 'continuation-token': token }),
        });
        const page = (await ask(`${root}?${query}`, { method: 'GET' }, [200])).content.toString();
        // Our keys hold no character that XML would write otherwise.
        found.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      }
      return found.sort();
    },
    url: addressOfFile,
  };
}
