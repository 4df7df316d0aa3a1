import type { PublicHandler } from '@rimba/public/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Reader } from '../pages/reader.ts';

/** The two front ends as the gateway needs them: built, or served by Vite while developing. */
export interface Apps {
  readonly renderPublic: PublicHandler;
  memberIndex(address: string, reader: Reader): Promise<MemberIndex>;
  /** Their files, under the addresses their pages name. */
  readonly assets: FastifyPluginAsync;
  readonly development: boolean;
}

/** What a member path starts from. */
export interface MemberIndex {
  /** `noncePlaceholder` stands where a nonce belongs. */
  readonly html: string;
  /** Value of a `Link` header that names the path's own files; empty where there is nothing to name. */
  readonly preloads: string;
}

/** The word that the member app writes into its index in place of a nonce. */
export const noncePlaceholder = '__CSP_NONCE__';
