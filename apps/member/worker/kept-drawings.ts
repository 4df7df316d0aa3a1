import type { RouteMatchCallback } from 'workbox-core';
import { StaleWhileRevalidate } from 'workbox-strategies';

/** Drawings of species: they keep their names over releases, so each is asked for again as it is shown. */
export const drawings: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith('/drawings/svg/');

/** Everyone's, and nothing of who has seen them: a logout leaves them. */
export const keepDrawings = new StaleWhileRevalidate({ cacheName: 'rimba-drawings' });
