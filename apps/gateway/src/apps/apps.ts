import type { PublicHandler } from '@rimba/public/contract';
import type { FastifyPluginAsync } from 'fastify';

/** The two front ends as the gateway needs them: built, or served by Vite while developing. */
export interface Apps {
  readonly renderPublic: PublicHandler;
  /** The index that every member path starts from; `noncePlaceholder` stands where a nonce belongs. */
  memberIndex(request: Request): Promise<string>;
  /** Their files, under the addresses their pages name. */
  readonly assets: FastifyPluginAsync;
  readonly development: boolean;
}

/** The word that the member app writes into its index in place of a nonce. */
export const noncePlaceholder = '__CSP_NONCE__';
