import { errorTable } from '@rimba/i18n/errors';
import type { ErrorCode } from '../http/problem.ts';
import type { Answer } from './reference/description.ts';

const statusTexts: Record<number, string> = {
  400: 'Malformed: a name, a value or the body itself is none that this call takes',
  401: 'Not signed in, or no longer',
  403: 'Not allowed to whoever asks',
  404: 'There is no such thing, or not for whoever asks',
  409: 'Taken, or in conflict with how things stand',
  410: 'It was good once, and has expired',
  413: 'Larger than what this call takes',
  415: 'A type that is not taken',
  422: 'Does not validate; every wrong field is named',
  429: 'Too many; Retry-After has the seconds to wait',
  500: 'Unexpected; the cause is in the log alone',
  503: 'Something it depends on is down; Retry-After has the seconds to wait',
};

/** The failures of one call by status, each status with its closed set of codes and an example of each. */
export function failureResponses(codes: readonly ErrorCode[]): Record<string, Answer> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, ofStatus]) => [status, failureResponse(status, ofStatus)]),
  );
}

const ofThisCall = 'Which of the failures that this call knows under this status';

function failureResponse(status: number, codes: readonly ErrorCode[]): Answer {
  return {
    description: statusTexts[status] ?? '',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            {
              type: 'object',
              properties: { code: { type: 'string', enum: [...codes], description: ofThisCall } },
            },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
