import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { Device } from './wire.ts';

export const devicesQuery = () => client.devicesQuery(api());

/** Signs the account out on one device, or on all but this one. */
export const endDevice = (id: Device['id'] | 'others') =>
  runMutation(client.endDeviceSession(api(), queryClient), id);

/** What happened to the account's ways in, the latest first. */
export const securityEventsQuery = () => client.securityEventsQuery(api(), { limit: 10 });
