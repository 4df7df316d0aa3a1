import { redirectDocument } from 'react-router';
import type { Route } from './+types/elsewhere.ts';

/** An unknown address is left to the server, which may know it. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}
