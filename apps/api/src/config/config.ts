import { Value } from 'typebox/value';
import { type Environment, environment, type Variable, variables } from './environment.ts';
import { hints } from './hints.ts';

export type Config = {
  mode: 'embedded' | 'production';
  publicUrl: string;
  port: number;
  /** Files and, without `databaseUrl`, the database. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` is a pooler that hands out a connection for one transaction. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica of the database, for what everyone may read. */
  databaseReplicaUrl: string | undefined;
  /** undefined in embedded mode: made at the first start and kept in the data folder. */
  secret: string | undefined;
  /** undefined in embedded mode, as `secret`. */
  secretsKey: string | undefined;
  /** Opens what is not sealed anew yet. */
  secretsKeyBefore: string | undefined;
  sandboxSecret: string | undefined;
  /** Where files lie; undefined: in the data folder. */
  s3:
    | { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  midtrans: { url: string; serverKey: string; clientKey: string };
  smtp: { url: string | undefined; from: string };
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** Without a name it is an example. */
  operator: { name: string | undefined; contactEmail: string };
  /** Rounds of PBKDF2 a try of the bot check costs: 1000 keeps a phone busy for about a second. */
  captchaCost: number;
  /** The provider of the bot check; undefined: our own. `url` only where it is not the provider's usual one. */
  hostedCaptcha:
    | { provider: 'turnstile' | 'recaptcha'; siteKey: string; secret: string; url: string | undefined }
    | undefined;
  /** Multiplies what one network address may do; an account's own limits stay. */
  limitFactor: number;
  /** Where limits are counted; undefined: in the database. */
  valkeyUrl: string | undefined;
  /** ms that the answer to a repeated open list is kept; 0 keeps none. */
  answerMemory: number;
  /** Profile pictures that are decoded at once, each in a process of its own. */
  pictureWorkers: number;
  /** Whether jobs are done here, and not only queued. */
  takesJobs: boolean;
  /** A job whose process has not been heard of for so many seconds is given to another. */
  jobSilence: number;
  /** Where /metrics listens; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces go; undefined: nowhere. */
  tracing: { endpoint: string; serviceName: string } | undefined;
  logLevel: string;
};

/** A start that cannot go on: one clear sentence for each variable that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Sandbox keys: public knowledge, refused in production. */
const sandboxKeys = { server: 'SB-Mid-server-rimba-sandbox', client: 'SB-Mid-client-rimba-sandbox' };

/** What has to be an address with a host. */
const addresses = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'S3_ENDPOINT',
  'MIDTRANS_URL',
  'SMTP_URL',
  'GOOGLE_ISSUER',
  'CAPTCHA_URL',
  'VALKEY_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const satisfies Variable[];

/** PostgreSQL's may have a socket's folder in place of a host: postgres:///rimba?host=/run/postgresql. */
function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, searchParams } = new URL(value);
  return hostname !== '' || searchParams.has('host');
}

/** Of no use one without another; those in `only` are of no use without them either. */
const together: { all: Variable[]; only: Variable[] }[] = [
  { all: ['DATABASE_URL'], only: ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] },
  { all: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], only: ['S3_REGION'] },
  { all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], only: ['GOOGLE_ISSUER'] },
  { all: ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'], only: ['CAPTCHA_URL'] },
  { all: ['METRICS_PORT'], only: ['METRICS_HOST'] },
];

function incomplete(values: Environment, { all, only }: (typeof together)[number]): string[] {
  const given = [...all, ...only].filter((name) => values[name] !== undefined);
  const missing = all.filter((name) => values[name] === undefined);
  if (!given.length || !missing.length) return [];
  return [`${given.join(', ')} cannot be used without ${missing.join(', ')}.`];
}

const unusable = (name: string): string => `${name} has a value that cannot be used: ${hints[name]}.`;

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable that is missing or malformed.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(variables.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const malformed = Value.Errors(environment, given).map((error) => error.instancePath.slice(1));
  const nowhere = addresses.filter((name) => given[name] !== undefined && !isAddress(given[name]));
  const wrong = [...new Set([...malformed, ...nowhere])];
  if (wrong.length) throw new ConfigError(wrong.map(unusable).join('\n'));
  const values = Value.Parse(environment, given);
  const halfTold = together.flatMap((group) => incomplete(values, group));
  if (halfTold.length) throw new ConfigError(halfTold.join('\n'));
  const mode = values.RIMBA_MODE ?? 'embedded';
  if (mode === 'production') requireProduction(values);
  const port = Number(values.PORT ?? 3000);
  if (port > 65_535) throw new ConfigError(unusable('PORT'));
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    mode,
    publicUrl,
    port,
    dataFolder: values.RIMBA_DATA_DIR ?? 'data',
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    secret: values.RIMBA_SECRET,
    secretsKey: values.RIMBA_SECRETS_KEY,
    secretsKeyBefore: values.RIMBA_SECRETS_KEY_BEFORE,
    sandboxSecret: values.RIMBA_SANDBOX_SECRET,
    s3: s3Config(values),
    midtrans: {
      url: values.MIDTRANS_URL ?? `http://127.0.0.1:${port}/sandbox/midtrans`,
      serverKey: values.MIDTRANS_SERVER_KEY ?? sandboxKeys.server,
      clientKey: values.MIDTRANS_CLIENT_KEY ?? sandboxKeys.client,
    },
    smtp: { url: values.SMTP_URL, from: values.MAIL_FROM ?? 'Rimba <halo@rimba.example>' },
    google: googleConfig(values, mode, port),
    operator: {
      name: values.OPERATOR_NAME,
      contactEmail: values.CONTACT_EMAIL ?? 'halo@rimba.example',
    },
    captchaCost: Number(values.CAPTCHA_COST ?? (mode === 'embedded' ? 50 : 1_000)),
    hostedCaptcha: hostedCaptchaConfig(values),
    limitFactor: Number(values.LIMIT_FACTOR ?? (mode === 'embedded' ? 100 : 1)),
    valkeyUrl: values.VALKEY_URL?.replace(/^valkey/, 'redis'),
    answerMemory: Number(values.ANSWER_MEMORY ?? 1_000),
    pictureWorkers: Number(values.PICTURE_WORKERS ?? 1),
    takesJobs: values.TAKE_JOBS !== 'no',
    jobSilence: Number(values.JOB_SILENCE ?? 30),
    metrics: metricsConfig(values),
    tracing: tracingConfig(values),
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

function hostedCaptchaConfig(values: Environment): Config['hostedCaptcha'] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = values;
  if (provider === undefined || siteKey === undefined || secret === undefined) return undefined;
  return { provider, siteKey, secret, url: values.CAPTCHA_URL };
}

function s3Config(values: Environment): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1', S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || endpoint === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function metricsConfig({ METRICS_PORT, METRICS_HOST: host = 'localhost' }: Environment) {
  if (METRICS_PORT === undefined) return undefined;
  const port = Number(METRICS_PORT);
  if (port > 65_535) throw new ConfigError(unusable('METRICS_PORT'));
  return { host, port };
}

function tracingConfig(values: Environment): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName = 'rimba' } = values;
  return endpoint === undefined ? undefined : { endpoint, serviceName };
}

function googleConfig(values: Environment, mode: Config['mode'], port: number): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (clientId && clientSecret)
    return { issuer: issuer ?? 'https://accounts.google.com', clientId, clientSecret };
  return mode === 'embedded'
    ? {
        issuer: `http://127.0.0.1:${port}/sandbox/google`,
        clientId: 'rimba-sandbox',
        clientSecret: 'rimba-sandbox-secret',
      }
    : undefined;
}

function requireProduction(values: Environment): void {
  const needed = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'RIMBA_SECRET',
    'RIMBA_SECRETS_KEY',
    'MIDTRANS_URL',
    'MIDTRANS_SERVER_KEY',
    'MIDTRANS_CLIENT_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'OPERATOR_NAME',
    'CONTACT_EMAIL',
  ] as const;
  const problems: string[] = needed
    .filter((name) => !values[name])
    .map((name) => `${name} is missing: production needs it (${hints[name]}).`);
  if (values.MIDTRANS_SERVER_KEY === sandboxKeys.server || values.MIDTRANS_URL?.includes('/sandbox/')) {
    problems.push(
      "MIDTRANS_URL and MIDTRANS_SERVER_KEY point at the sandbox: production needs the real gateway's.",
    );
  }
  if (values.PUBLIC_URL && !values.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL must start with https:// in production.');
  if (values.RIMBA_SANDBOX_SECRET) problems.push('RIMBA_SANDBOX_SECRET is set: production has no sandbox.');
  if (problems.length) throw new ConfigError(problems.join('\n'));
}
