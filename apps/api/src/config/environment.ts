import { type Static, Type } from 'typebox';

/** Everything the service is told from outside. Read once, at start. */
export const environment = Type.Object({
  NODE_ENV: Type.Optional(
    Type.Union([Type.Literal('development'), Type.Literal('production'), Type.Literal('test')]),
  ),
  /** embedded: sandbox, demo data, everything local. production: real services only. */
  RIMBA_MODE: Type.Optional(Type.Union([Type.Literal('embedded'), Type.Literal('production')])),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#@\\s]+$' })),
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  RIMBA_DATA_DIR: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** The database itself, where DATABASE_URL is a pooler that hands out a connection for one transaction. */
  DATABASE_DIRECT_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** A streaming replica of it, for what everyone may read. */
  DATABASE_REPLICA_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  /** Signs access tokens and derives every other secret; at least 32 characters. */
  RIMBA_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  /** Encrypts the secrets that the database stores; the one before it still opens them. */
  RIMBA_SECRETS_KEY: Type.Optional(Type.String({ minLength: 32 })),
  RIMBA_SECRETS_KEY_BEFORE: Type.Optional(Type.String({ minLength: 32 })),
  RIMBA_SANDBOX_SECRET: Type.Optional(Type.String({ minLength: 16 })),
  /** A bucket for files instead of the data folder. */
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  S3_REGION: Type.Optional(Type.String({ minLength: 1 })),
  S3_BUCKET: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$' })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1 })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1 })),
  MIDTRANS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  MIDTRANS_SERVER_KEY: Type.Optional(Type.String({ minLength: 1 })),
  MIDTRANS_CLIENT_KEY: Type.Optional(Type.String({ minLength: 1 })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(
    Type.String({ pattern: '^([^<>\\r\\n]*<[^@\\s<>]+@[^@\\s<>]+>|[^@\\s<>]+@[^@\\s<>]+)$' }),
  ),
  GOOGLE_ISSUER: Type.Optional(Type.String({ pattern: '^https?://' })),
  GOOGLE_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  GOOGLE_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  OPERATOR_NAME: Type.Optional(Type.String({ minLength: 1 })),
  CONTACT_EMAIL: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
  /** Work of one bot check, in PBKDF2 rounds a try. */
  CAPTCHA_COST: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
  /** In place of the bot check of our own. */
  CAPTCHA_PROVIDER: Type.Optional(Type.Enum(['turnstile', 'recaptcha'])),
  CAPTCHA_SITE_KEY: Type.Optional(Type.String({ minLength: 1 })),
  CAPTCHA_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  CAPTCHA_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** How many times the usual number of tries one address has, where many people share it. */
  LIMIT_FACTOR: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
  /** Where limits are counted instead of the database. */
  VALKEY_URL: Type.Optional(Type.String({ pattern: '^(redis|valkey)s?://' })),
  /** How old a repeated open list may be, in ms; 0 works each out anew. */
  ANSWER_MEMORY: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
  /** Profile pictures that are decoded at once. */
  PICTURE_WORKERS: Type.Optional(Type.String({ pattern: '^[1-9]\\d?$' })),
  /** Whether this Rimba does jobs; at least one of those on a database must. */
  TAKE_JOBS: Type.Optional(Type.Enum(['yes', 'no'])),
  /** Seconds; the queue takes no less than 10. */
  JOB_SILENCE: Type.Optional(Type.String({ pattern: '^[1-9]\\d{1,3}$' })),
  /** Where /metrics listens; nowhere unless a port is given. */
  METRICS_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  METRICS_HOST: Type.Optional(Type.String({ minLength: 1 })),
  /** Where traces go, by OTLP over HTTP; nowhere unless an address is given. The headers are read by the exporter. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(Type.String({ pattern: '^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$' })),
  OTEL_SERVICE_NAME: Type.Optional(Type.String({ minLength: 1 })),
  LOG_LEVEL: Type.Optional(Type.String({ pattern: '^(trace|debug|info|warn|error|silent)$' })),
});

/** The names of what is read. */
export const variables = Object.keys(environment.properties);

export type Environment = Static<typeof environment>;
export type Variable = keyof Environment;
