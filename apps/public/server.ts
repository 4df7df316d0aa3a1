import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiFetchContext, requestContext } from './app/request-context.ts';
import type { CreatePublicHandler } from './contract.ts';

/** The server build's one export: what the gateway calls for every open page. */
export const createPublicHandler: CreatePublicHandler = ({ apiFetch }) => {
  // The virtual module's type writes `| undefined` where ServerBuild has optional members.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(apiFetchContext, apiFetch);
    provider.set(requestContext, context);
    return handle(request, provider);
  };
};
