import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiFetchContext, requestContext } from './app/request-context.ts';
import type { CreateMemberHandler } from './contract.ts';

/** The server build's one export: what the gateway calls for every page of adopters. */
export const createMemberHandler: CreateMemberHandler = ({ apiFetch }) => {
  // The virtual module's type writes `| undefined` where ServerBuild has optional members.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(apiFetchContext, apiFetch);
    provider.set(requestContext, context);
    return handle(request, provider);
  };
};
