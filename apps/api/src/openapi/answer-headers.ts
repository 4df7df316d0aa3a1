import type { AnswerHeader, Operation } from './reference/description.ts';

const text = (description: string, example: string): AnswerHeader => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of answers that programs decide by. */
export const answerHeaders = {
  'Idempotent-Replayed': text(
    '`true` where an earlier request under this Idempotency-Key made what is answered; otherwise left out',
    'true',
  ),
  'RateLimit-Policy': text(
    'To a key, and with 429: how many calls (`q`) in how many seconds (`w`)',
    '"key";q=600;w=60',
  ),
  RateLimit: text(
    'To a key, and with 429: how many calls are left (`r`), and in how many seconds all are there again (`t`)',
    '"key";r=599;t=60',
  ),
} as const;

const reference = (name: keyof typeof answerHeaders) => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

/** Says of each answer of a call which of these come with it. */
export function addAnswerHeaders({ parameters = [], responses, security = [] }: Operation): void {
  const repeats = parameters.some(({ name }) => name === 'idempotency-key');
  const takesKeys = security.some((way) => 'readKey' in way || 'orderKey' in way);
  for (const [status, answer] of Object.entries(responses)) {
    const headers = {
      ...(repeats && status === '201' && reference('Idempotent-Replayed')),
      ...(((takesKeys && status < '300') || status === '429') && {
        ...reference('RateLimit-Policy'),
        ...reference('RateLimit'),
      }),
    };
    if (Object.keys(headers).length > 0) answer.headers = headers;
  }
}
