import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ServerErrorCode as ErrorCode, errorMessage } from '@rimba/i18n/errors';
import { securityHeaders } from './security-headers.ts';

const answers = new Map<string | undefined, readonly [status: string, code: ErrorCode]>([
  ['HPE_HEADER_OVERFLOW', ['413 Payload Too Large', 'request.too_large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'request.invalid']],
]);

/** What cannot be read as a request is refused as everything else is; its language is not known. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = answers.get(error.code) ?? (['400 Bad Request', 'request.invalid'] as const);
  const body = JSON.stringify({
    success: false,
    code,
    message: errorMessage(code, 'id'),
    requestId: randomUUID(),
  });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
