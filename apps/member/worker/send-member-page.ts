import { matchPath } from '@rimba/paths';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { sentAgain } from './kept-page.ts';
import { shellAddress } from './shell-address.ts';

/** The worker answers for members' pages only; open pages stay with the network. */
export const memberPages: RouteMatchCallback = ({ request, url, sameOrigin }) => {
  if (!sameOrigin || request.mode !== 'navigate') return;
  const match = matchPath(url.pathname);
  return match?.kind === 'page' && match.page.owner !== 'public' && match.page.owner;
};

/** The member's index, as it was when this version was installed. */
async function keptIndex(): Promise<Response> {
  const index = await matchPrecache(shellAddress);
  return index ? sentAgain(index) : Response.error();
}

/** `/` is the visitors' home too: who is to get which, only the service can tell. */
export const sendMemberPage: RouteHandlerCallback = async ({ request, params }) => {
  if (String(params) === 'member') return keptIndex();
  return fetch(request).catch(keptIndex);
};
