import { AwsClient } from 'aws4fetch';
import type { Config } from '../config/config.ts';
import { addressOfFile, type FileStore, requireStorageKey } from './file-store.ts';

type Bucket = NonNullable<Config['s3']>;

/** Keeps files in a bucket of S3 or of whatever speaks its protocol, addressed by path. */
export function createS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${root}/${requireStorageKey(key)}`;

  /** @throws Error with the store's own words; they hold no key of ours */
  async function ask(url: string, init: RequestInit, fine: readonly number[]): Promise<Response> {
    const answer = await client.fetch(url, init);
    if (fine.includes(answer.status)) return answer;
    throw new Error(`The file store answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  }

  return {
    async put(key, content) {
      await ask(addressOf(key), { method: 'PUT', body: Uint8Array.from(content) }, [200]);
    },
    async get(key) {
      const answer = await ask(addressOf(key), { method: 'GET' }, [200, 404]);
      const content = Buffer.from(await answer.arrayBuffer());
      return answer.status === 404 ? undefined : content;
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
        const page = await (await ask(`${root}?${query}`, { method: 'GET' }, [200])).text();
        // Our keys hold no character that XML would write otherwise.
        found.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      }
      return found.sort();
    },
    url: addressOfFile,
  };
}
