import { errorMessage, errorTable, serverErrorCodes } from '@rimba/i18n/errors';
import type { ErrorCode } from '../../http/problem.ts';
import adoption from './adoption.json' with { type: 'json' };
import engagement from './engagement.json' with { type: 'json' };
import forest from './forest.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import transparency from './transparency.json' with { type: 'json' };

/** What calls are sent and answer, by operation id; a text stands for an answer that is not JSON. */
export type CallExamples = Record<string, { request?: unknown; response?: unknown }>;

export const callExamples: CallExamples = {
  ...adoption,
  ...engagement,
  ...forest,
  ...identity,
  ...transparency,
};

/** What sentences with placeholders are filled with. */
const values = {
  seconds: 60,
  min: 3,
  max: 100,
  name: 'sortBy',
  allowed: 'id, name',
  code: 'KB-AU-2024-000123',
  scope: 'order',
  tries: 4,
};

/** Fields at fault, where a code comes with them. */
const fields: Partial<Record<ErrorCode, [path: string, code: ErrorCode][]>> = {
  'request.validation_error': [['name', 'request.field_required']],
  'request.invalid': [['id', 'request.invalid_parameter']],
  'request.invalid_parameter': [['sortBy', 'request.invalid_parameter']],
  'request.unknown_parameter': [['sortBy', 'request.unknown_parameter']],
  'auth.invalid_email_or_data': [['email', 'request.invalid_email']],
  'auth.wrong_current_password': [['currentPassword', 'auth.wrong_current_password']],
};

/** What a failure says, in English, before there is anything to fill in. */
export const sentenceOf = (code: ErrorCode) => errorTable[code].en.replace(/\{\{.+?\}\}/g, '…');

/** An answer for each error of the service, in English. */
export const failureExamples = Object.fromEntries(
  serverErrorCodes.map((code) => [code, { summary: sentenceOf(code), value: failure(code) }]),
);

function failure(code: ErrorCode) {
  const errors = fields[code]?.map(([path, of]) => ({
    path,
    code: of,
    message: errorMessage(of, 'en', values),
  }));
  return {
    success: false,
    code,
    message: errorMessage(code, 'en', values),
    ...(errors ? { errors } : {}),
    requestId: 'req-7f',
  };
}
