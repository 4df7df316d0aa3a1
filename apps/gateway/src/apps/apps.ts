import type { MemberHandler } from '@rimba/member/contract';
import type { PublicHandler } from '@rimba/public/contract';
import type { FastifyPluginAsync } from 'fastify';

/** The two front ends as the gateway needs them: built, or served by Vite while developing. */
export interface Apps {
  readonly renderPublic: PublicHandler;
  readonly renderMember: MemberHandler;
  /** Their files, under the addresses their pages name. */
  readonly assets: FastifyPluginAsync;
  readonly development: boolean;
}
