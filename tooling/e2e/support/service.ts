import { createApiClient, unwrap, unwrapList } from '@rimba/api-client';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type ProductAddress, product } from './product.ts';

type BotCheckAction = 'register' | 'login' | 'checkout';

/** /api/v1 as a program calls it: for what has to be so before a test begins, and for what it looks up. */
export function openService({ url }: ProductAddress, accessToken?: string) {
  const api = createApiClient({
    baseUrl: url,
    fetch: (input) => {
      const request = new Request(input);
      if (accessToken !== undefined) request.headers.set('authorization', `Bearer ${accessToken}`);
      return fetch(request);
    },
  });

  return {
    api,

    /** A right answer to the bot check, worked out as the widget does. */
    async botCheck(action: BotCheckAction): Promise<string> {
      const response = await fetch(`${url}/api/v1/captcha/challenge?action=${action}`);
      const challenge = (await response.json()) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },

    async readyTrees(count: number) {
      const { data } = await unwrapList(
        api.GET('/api/v1/tree/adoption-list', { params: { query: { limit: count } } }),
      );
      return data;
    },

    async treeStatus(id: number): Promise<string> {
      const tree = await unwrap(api.GET('/api/v1/tree/{id}/detail', { params: { path: { id } } }));
      return tree.status;
    },

    /** The id of a payment method by its code: `qris`, `bca_va`. */
    async methodId(code: string): Promise<number> {
      const groups = await unwrap(api.GET('/api/v1/payment-method'));
      const method = groups.flatMap(({ methods }) => methods).find((each) => each.code === code);
      if (!method) throw new Error(`No payment method ${code}`);
      return method.id;
    },
  };
}

/** The service of the tests’ own product, asked by nobody in particular. */
export const service = openService(product);
