import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { keyMark } from '../../http/authentication.ts';
import { newSecret } from '../../identity/key/key.rules.ts';
import type { Call } from '../../openapi/reference/description.ts';
import { edgesOf } from './edge-values.ts';
import type { Mutation } from './wrong-request.ts';

/** What a call is rightly sent, before it is spoilt. */
export type RightRequest = {
  /** By parameter name: the caller's own, and somebody else's. */
  own: Record<string, string>;
  foreign: Record<string, string>;
  /** By field name: what is somebody else's, for bodies. */
  foreignFields?: Record<string, unknown>;
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
    `Bearer ${newSecret()}`,
    `Bearer ${newSecret().slice(0, -1)}`,
    `Bearer ${keyMark}' or '1'='1`,
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
  let method = call.method;
  let tail = '';
  const pieces: Piece[] = [];
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
        for (const { holder, name } of places(body)) {
          const theirs = right.foreignFields?.[name];
          if (theirs !== undefined) holder[name] = theirs;
        }
        for (const { name } of inQuery) {
          const theirs = right.foreign[name];
          if (theirs !== undefined) query.push(`${escaped(name)}=${escaped(theirs)}`);
        }
        break;
      case 'method':
        method = mutation.name;
        break;
      case 'path':
        tail = mutation.text;
        break;
      case 'edge': {
        const edges = edgesOf(call);
        const edge = edges[mutation.which % edges.length];
        if (!edge) break;
        if ('path' in edge) body = replaced(body, edge.path, edge.value);
        else if (edge.in === 'path') address[edge.name] = edge.text;
        else if (edge.in === 'query') query.push(`${escaped(edge.name)}=${escaped(edge.text)}`);
        else headers[edge.name] = edge.text.replace(/[^\x20-\x7e]/g, '?');
        break;
      }
      case 'token-in-body':
      case 'twice':
        pieces.push(mutation);
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
        body = copied(mutation.value);
        break;
      default:
        body = spoilt(body, mutation);
    }
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_mark, name: string) => escaped(address[name] ?? '1'));
  const url = (query.length ? `${path}?${query.join('&')}` : path) + tail;
  const line = { method: method as NonNullable<InjectOptions['method']>, url };
  if (raw) {
    if (raw.type !== undefined) headers['content-type'] = raw.type;
    return { ...line, headers, payload: raw.text };
  }
  if (!call.requestBody || body === undefined) return { ...line, headers };
  return {
    ...line,
    headers: { 'content-type': 'application/json', ...headers },
    payload: written(body, pieces),
  };
}

type Piece = Extract<Mutation, { kind: 'token-in-body' | 'twice' }>;

/** The body as text, with pieces in it that no value is written as. */
function written(body: unknown, pieces: Piece[]): string {
  const all = places(body);
  const marks: [string, string][] = [];
  for (const [index, piece] of pieces.entries()) {
    const place = all[piece.at % all.length];
    if (!place) continue;
    const mark = `@${index}@`;
    const before = JSON.stringify(place.holder[place.name]);
    const name = JSON.stringify(place.name);
    place.holder[place.name] = mark;
    const again = Array.isArray(place.holder) ? '' : `${name}:`;
    marks.push([
      `"${mark}"`,
      piece.kind === 'twice' ? `${before},${again}${JSON.stringify(piece.value)}` : piece.text,
    ]);
  }
  return marks.reduceRight(
    (text, [mark, piece]) => text.replace(mark, () => piece),
    JSON.stringify(body) ?? '',
  );
}

/** The body with another value at a path; as it was where the path leads nowhere. */
function replaced(body: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (!body || typeof body !== 'object') return body;
  const inner = (body as Record<string, unknown>)[name];
  const changed = rest.length ? replaced(inner, rest, value) : value;
  return Array.isArray(body) ? Object.assign([...body], { [name]: changed }) : { ...body, [name]: changed };
}

/** A place in a body: its holder and the name in it; not of what is nested for the sake of it. */
function places(value: unknown, depth = 0): { holder: Record<string, unknown>; name: string }[] {
  if (!value || typeof value !== 'object' || depth > 6) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder)
    .slice(0, 100)
    .flatMap((name) => [{ holder, name }, ...places(holder[name], depth + 1)]);
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

/** Generated values are shared: one that came twice could be put into itself. */
const copied = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

function spoilt(
  body: unknown,
  mutation: Extract<Mutation, { kind: 'field' | 'missing' | 'unknown' }>,
): unknown {
  if (!body || typeof body !== 'object') return body;
  if (mutation.kind === 'unknown') return { ...body, [mutation.name]: copied(mutation.value) };
  const all = places(body);
  const place = all[mutation.at % all.length];
  if (place && mutation.kind === 'field') place.holder[place.name] = copied(mutation.value);
  else if (place) delete place.holder[place.name];
  return body;
}

/** Percent-encoded; half a surrogate pair, which has no encoding, as the bytes it would have. */
const escaped = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
