import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions } from './options.ts';

/** Sends a message to the team. */
export const sendContactMessage = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'sendContactMessage'>) => unwrap(api.POST('/api/v1/contact', { body })),
  });
