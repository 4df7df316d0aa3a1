import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import type { Call } from '../../openapi/reference/description.ts';
import type { Mutation } from './wrong-request.ts';

/** What a call is rightly sent, before it is spoilt. */
export type RightRequest = {
  /** By parameter name: the caller's own, and somebody else's. */
  own: Record<string, string>;
  foreign: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};

/** Tokens that are no good, by kind. */
export async function badTokens(key: Uint8Array, subject: number): Promise<(string | undefined)[]> {
  const sign = (with_: Uint8Array, expires: number, type = 'at+jwt') =>
    new SignJWT({ sid: '00000000-0000-4000-8000-000000000000', ver: true })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setIssuer('rimba')
      .setAudience('rimba-api')
      .setSubject(String(subject))
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(with_);
  const now = Math.floor(Date.now() / 1_000);
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded({ sub: String(subject), sid: 'x', exp: now + 60 })}.`;
  return [
    undefined,
    'Bearer',
    'Bearer x.y.z',
    'Basic c2l0aTpyYWhhc2lh',
    `Bearer ${'x'.repeat(3_000)}`,
    `Bearer ${unsigned}`,
    `Bearer ${await sign(new Uint8Array(32), now + 60)}`,
    `Bearer ${await sign(key, now - 60)}`,
    `Bearer ${await sign(key, now + 60, 'JWT')}`,
  ];
}

/** The request as it goes out, after every mutation. */
export function sentRequest(
  call: Call,
  right: RightRequest,
  mutations: Mutation[],
  tokens: readonly (string | undefined)[],
): InjectOptions {
  const address = { ...right.own };
  const query: string[] = [];
  const headers = { ...right.headers };
  let body = structuredClone(right.body);
  let raw: { text: string; type: string | undefined } | undefined;
  const inPath = (call.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const inQuery = (call.parameters ?? []).filter((parameter) => parameter.in === 'query');
  for (const mutation of mutations) {
    switch (mutation.kind) {
      case 'address': {
        const name = inPath[mutation.at % inPath.length]?.name;
        if (name) address[name] = mutation.text;
        break;
      }
      case 'foreign':
        Object.assign(address, right.foreign);
        break;
      case 'query': {
        const name = inQuery[mutation.at % inQuery.length]?.name;
        if (name) query.push(...mutation.texts.map((text) => `${escaped(name)}=${escaped(text)}`));
        break;
      }
      case 'stranger':
        query.push(`${escaped(mutation.name)}=${escaped(mutation.text)}`);
        break;
      case 'header':
        headers[mutation.name] = mutation.value;
        break;
      case 'token': {
        const token = tokens[mutation.which % tokens.length];
        if (token === undefined) delete headers.authorization;
        else headers.authorization = token;
        break;
      }
      case 'bytes':
        raw = mutation;
        break;
      case 'body':
        body = mutation.value;
        break;
      default:
        body = spoilt(body, mutation);
    }
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_mark, name: string) => escaped(address[name] ?? '1'));
  const url = query.length ? `${path}?${query.join('&')}` : path;
  const method = call.method as NonNullable<InjectOptions['method']>;
  if (raw) {
    if (raw.type !== undefined) headers['content-type'] = raw.type;
    return { method, url, headers, payload: raw.text };
  }
  if (!call.requestBody || body === undefined) return { method, url, headers };
  return {
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  };
}

/** A place in a body: its holder and the name in it. */
function places(value: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (!value || typeof value !== 'object') return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...places(holder[name])]);
}

/** The same text in each place that a call takes one, one place at a time. */
export function everywhere({ parameters = [], requestBody }: Call, body: unknown, text: string): Mutation[] {
  const among = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return [
    ...among('path').map((_, at) => ({ kind: 'address' as const, at, text })),
    ...among('query').map((_, at) => ({ kind: 'query' as const, at, texts: [text] })),
    ...(requestBody ? places(body) : []).map((_, at) => ({ kind: 'field' as const, at, value: text })),
  ];
}

function spoilt(
  body: unknown,
  mutation: Extract<Mutation, { kind: 'field' | 'missing' | 'unknown' }>,
): unknown {
  if (!body || typeof body !== 'object') return body;
  if (mutation.kind === 'unknown') return { ...body, [mutation.name]: mutation.value };
  const all = places(body);
  const place = all[mutation.at % all.length];
  if (place && mutation.kind === 'field') place.holder[place.name] = mutation.value;
  else if (place) delete place.holder[place.name];
  return body;
}

/** Percent-encoded; half a surrogate pair, which has no encoding, as the bytes it would have. */
const escaped = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
