import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Config, ConfigError, loadConfig } from '@rimba/api/config';
import { repositoryFolder } from '../folders.ts';

export interface Configuration {
  /** The service's own, with an absolute data folder. */
  readonly service: Config;
  /** Name or address to listen on. */
  readonly host: string;
  /** Where the service runs, if it is not in this process. */
  readonly apiUrl: string | undefined;
  /** Proxies in front whose word on the client's address counts, as proxy-addr reads them. */
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** TRUST_PROXY of a server that nothing stands before. */
const nobody = 'none';

/**
 * This server speaks no TLS, so behind an https address there is a proxy. Not knowing which, it would take all the world
 * for one reader, and its limits would shut everybody out for what one did.
 */
function requireProxyWord(publicUrl: string, trustProxy: string | undefined): void {
  if (trustProxy !== undefined || !publicUrl.startsWith('https:')) return;
  throw new ConfigError(
    'TRUST_PROXY is missing: PUBLIC_URL is https, so a proxy stands before Rimba. Name its address or network (like 10.0.0.0/8, or loopback), or say TRUST_PROXY=none if its word on who calls must not count.',
  );
}

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Reads and checks the environment of the whole product.
 * @throws ConfigError naming every variable that is missing or malformed.
 */
export function readConfiguration(env: Environment): Configuration {
  const { API_URL: apiUrl, HOST: host = 'localhost', TRUST_PROXY: trustProxy } = withoutEmpty(env);
  if (apiUrl !== undefined && !(/^https?:\/\/[^/]+$/.test(apiUrl) && URL.canParse(apiUrl))) {
    throw new ConfigError(
      'API_URL has a value that cannot be used: like http://127.0.0.1:4000, without a path.',
    );
  }
  if (trustProxy !== undefined && trustProxy !== nobody && !trustProxy.split(',').every(isProxy)) {
    throw new ConfigError(
      'TRUST_PROXY has a value that cannot be used: addresses or networks like 10.0.0.0/8, or loopback, linklocal or uniquelocal, with commas between them, or none.',
    );
  }
  // A service elsewhere checks its own variables: here only the port and the public address matter then.
  const service = loadConfig({ ...env, ...(apiUrl !== undefined && { RIMBA_MODE: 'embedded' }) });
  if (env.RIMBA_MODE === 'production') requireProxyWord(service.publicUrl, trustProxy);
  const hasSandbox = apiUrl === undefined && service.mode === 'embedded';
  if (hasSandbox && !loopback.has(host)) {
    throw new ConfigError(
      `HOST is ${host}, but the sandbox must not be reachable from other machines: use localhost, or RIMBA_MODE=production.`,
    );
  }
  return {
    service: { ...service, dataFolder: dataFolder(env) },
    host,
    apiUrl,
    trustProxy: trustProxy === nobody ? undefined : trustProxy,
    logLevel: env.LOG_LEVEL || (service.mode === 'embedded' ? 'warn' : 'info'),
  };
}

/** A variable that is there without a value says nothing: compose files and charts write many of those. */
const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** As proxy-addr reads one: a named network, an address, or an address with the length or mask of its network. */
function isProxy(text: string): boolean {
  const [address = '', network, ...more] = text.trim().split('/');
  if (namedNetworks.has(address)) return network === undefined;
  const version = isIP(address);
  if (!version || more.length) return false;
  if (network === undefined || isIP(network) === 4) return true;
  return /^\d{1,3}$/.test(network) && Number(network) >= 1 && Number(network) <= (version === 4 ? 32 : 128);
}

/** A folder named by a person is meant from where they stand; the default lies in the repository. */
function dataFolder({ RIMBA_DATA_DIR: named, INIT_CWD: standing }: Environment): string {
  if (named === undefined || named === '') return resolve(repositoryFolder, 'data');
  return resolve(standing ?? process.cwd(), named);
}
