import type { RequestBody } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

export const certificatesQuery = () => client.certificatesQuery(api());

/** The public record of a certificate, whosever it is. */
export const certificateQuery = (certificateNumber: string) =>
  client.certificateQuery(api(), certificateNumber);

/** A certificate of one's own, with what only its owner may know. */
export const ownCertificateQuery = (certificateNumber: string) =>
  client.ownCertificateQuery(api(), certificateNumber);

export type HolderDisplay = RequestBody<'changeCertificate'>['holderDisplay'];

export const changeHolderDisplay = (certificateNumber: string, holderDisplay: HolderDisplay) =>
  runMutation(client.changeCertificate(api(), queryClient, certificateNumber), { holderDisplay });
