import { randomUUID } from 'node:crypto';

const errorMessages = {
  '400': 'One or more parameters in the payload is invalid.',
  '401': 'Unknown Merchant server_key/id',
  '402': 'Payment channel is not activated.',
  '404': "Transaction doesn't exist.",
  '406': 'The request could not be completed due to a conflict: order_id has been used before.',
  '411': 'Token ID is missing, invalid, or timed out',
  '412': 'Merchant cannot modify status of transaction',
  '413': 'The server cannot process the request: malformed JSON',
} as const;

/** A refusal: the HTTP status stays 200, the truth is in the body. */
export function errorBody(statusCode: keyof typeof errorMessages, problems: readonly string[] = []) {
  return {
    status_code: statusCode,
    status_message: errorMessages[statusCode],
    id: randomUUID(),
    ...(problems.length > 0 && { validation_messages: problems }),
  };
}
