import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

export const securityEventsQuery = () => client.securityEventsQuery(api(), { limit: 10 });
