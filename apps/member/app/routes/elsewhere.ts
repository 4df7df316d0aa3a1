import { redirectDocument } from 'react-router';
import type { Route } from './+types/elsewhere.ts';

/** An address that is none of this app's is the server's to answer. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}
