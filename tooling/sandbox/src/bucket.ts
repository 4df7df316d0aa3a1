import { createHash, createHmac } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';

const accessKeyId = 'rimba-test-key';
const secretAccessKey = 'rimba-test-secret';
const bucket = 'rimba';
const region = 'ap-southeast-3';
const pageSize = 2;

/** A bucket over HTTP that checks the signature of each request as AWS Signature Version 4 describes it. */
export async function openBucket() {
  const files = new Map<string, Buffer>();
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(request)) return reply.status(403).send('<Code>SignatureDoesNotMatch</Code>');
  });
  app.get(`/${bucket}`, (request) => {
    const token = new URL(request.url, 'http://s3').searchParams.get('continuation-token');
    const from = Number(token ?? 0);
    const keys = [...files.keys()].sort();
    const more = keys.length > from + pageSize;
    const contents = keys.slice(from, from + pageSize).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  });
  const keyOf = (request: FastifyRequest) => request.url.slice(`/${bucket}/`.length);
  app.get(`/${bucket}/*`, (request, reply) => {
    const content = files.get(keyOf(request));
    return content ? reply.send(content) : reply.status(404).send('<Code>NoSuchKey</Code>');
  });
  app.put(`/${bucket}/*`, (request) => {
    files.set(keyOf(request), Buffer.from(request.body as Buffer));
    return '';
  });
  app.delete(`/${bucket}/*`, (request, reply) => {
    files.delete(keyOf(request));
    return reply.status(204).send();
  });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    s3: { endpoint, region, bucket, accessKeyId, secretAccessKey },
    files,
    close: () => app.close(),
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned({ method, url, headers }: FastifyRequest): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, who, day = '', place = '', names = '', signature] = given ?? [];
  if (who !== accessKeyId || place !== region) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const content = String(headers['x-amz-content-sha256']);
  const asked = [method, pathname, String(searchParams), signed.join(''), names, content].join('\n');
  const moment = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', moment, `${day}/${place}/s3/aws4_request`, sha256(asked)].join('\n');
  const key = [day, place, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}
