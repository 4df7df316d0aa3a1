import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import {
  type PublishedKey,
  type SignedCertificate,
  verifyCertificate,
} from '../certificate/verify-certificate.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { unwrap, unwrapBody } from '../unwrap.ts';
import type { CallOptions } from './list.ts';

/** Certificates: the caller's own as lists, anybody's by its number. */
export const certificatesOf = (api: ApiClient) => {
  const keys = (options?: CallOptions): Call<readonly PublishedKey[], FailureCode<'readCertificateKeys'>> =>
    unwrapBody(api.GET('/.well-known/rimba-keys.json', options), ({ keys }) => Array.isArray(keys)).then(
      ({ keys }) => keys,
    );

  return {
    /**
     * The keys that certificates are signed with. Kept, they check certificates where there is no network.
     * @throws {ApiError} Only what any call can fail with, such as `request.offline`.
     * @example const keys = await rimba.certificates.keys();
     */
    keys,

    /**
     * The public record of a certificate by its number, however it is written.
     * @throws {ApiError} `certificate.invalid_number` of one that cannot be any, `certificate.not_found`.
     * @example const certificate = await rimba.certificates.get(number);
     */
    get: (
      certificateNumber: string,
      options?: CallOptions,
    ): Call<Schema<'Certificate'>, FailureCode<'readCertificate'>> =>
      unwrap(
        api.GET('/api/v1/certificates/number/{certificateNumber}', {
          ...options,
          params: { path: { certificateNumber } },
        }),
      ),

    /**
     * Whether one of the keys signed this record: the text, and all that it says of number, holder, revision, days and
     * trees; where none of them is given, the text alone. `state`, `message` and how the trees are today are not signed. With `known` keys nobody is asked.
     * @throws {ApiError} As `keys`, where none are given.
     * @example const genuine = await rimba.certificates.verify(certificate, await rimba.certificates.keys());
     */
    verify: (
      certificate: SignedCertificate,
      known?: readonly PublishedKey[],
    ): Call<boolean, FailureCode<'readCertificateKeys'>> =>
      Promise.resolve(known ?? keys()).then((published) => verifyCertificate(certificate, published)),
  };
};
