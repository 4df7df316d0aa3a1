import * as client from '@rimba/api-client';
import { api } from './api.ts';

/** More than anyone has; the page shows all of them at once. */
const most = 100;

export const certificatesQuery = () => client.certificatesQuery(api(), { limit: most });

/** The public record of a certificate, whosever it is. */
export const certificateQuery = (certificateNumber: string) =>
  client.certificateQuery(api(), certificateNumber);
