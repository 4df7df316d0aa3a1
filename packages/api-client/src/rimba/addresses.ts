import type { Answering, ApiClient, InitOf, Verb } from '../calls.ts';
import type { paths } from '../generated/openapi.ts';
import type { Bare } from '../operation.ts';

type CallOf<Path extends keyof paths, Name extends Verb> =
  Bare<paths[Path][Name]> extends true
    ? <const Init extends InitOf<Path, Name> = Extract<InitOf<Path, Name>, undefined>>(
        init?: Init & InitOf<Path, Name>,
      ) => Answering<Path, Name, Init>
    : <const Init extends InitOf<Path, Name>>(init: Init & InitOf<Path, Name>) => Answering<Path, Name, Init>;

/** What can be asked of an address. Made of the description's own fields, so that editors show what it says of each. */
export type CallsAt<Path extends keyof paths> = {
  readonly [Name in keyof paths[Path] as Name extends Verb
    ? paths[Path][Name] extends object
      ? Name
      : never
    : never]: Name extends Verb ? CallOf<Path, Name> : never;
};

/** Every call of /api/v1 by its address, and by the verbs of each. */
export interface AddressedClient extends ApiClient {
  /**
   * The calls of an address; over each of them editors show what it does, what it fails with and an example.
   * @example const impact = await unwrap(rimba.api.at('/api/v1/impact').get());
   */
  readonly at: <Path extends keyof paths>(path: Path) => CallsAt<Path>;
}

type Ask = (path: string, init?: unknown) => unknown;

/** The client, also by addresses first. */
export function byAddresses(api: ApiClient): AddressedClient {
  const { GET, PUT, POST, DELETE } = api as unknown as Readonly<Record<Uppercase<Verb>, Ask>>;
  const at = (path: string): Record<Verb, unknown> => ({
    get: (init?: unknown) => GET(path, init),
    put: (init?: unknown) => PUT(path, init),
    post: (init?: unknown) => POST(path, init),
    delete: (init?: unknown) => DELETE(path, init),
  });
  return { ...api, at: at as AddressedClient['at'] };
}
