import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';

/** Sends a message to the team. */
export const sendContactMessage = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'sendContactMessage'>) => unwrap(api.POST('/api/v1/contact', { body })),
  });
