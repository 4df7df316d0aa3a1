import * as build from 'virtual:react-router/server-build';
import { type CreatePageHandler, pageHandlerOf } from '@rimba/rendering/page-handler';
import type { ServerBuild } from 'react-router';

/** The server build's one export: what the gateway calls for every page of adopters. */
export const createPageHandler: CreatePageHandler = pageHandlerOf(
  // The virtual module's type writes `| undefined` where ServerBuild has optional members.
  build as ServerBuild,
  import.meta.env.MODE,
);
