import type { PageHandler } from '@rimba/rendering/page-handler';
import type { FastifyPluginAsync } from 'fastify';

/** The two front ends as the gateway needs them: built, or served by Vite while developing. */
export interface Apps {
  readonly renderPublic: PageHandler;
  readonly renderMember: PageHandler;
  /** Their files, under the addresses their pages name. */
  readonly assets: FastifyPluginAsync;
  readonly development: boolean;
}
