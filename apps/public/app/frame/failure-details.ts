import { isRouteErrorResponse } from 'react-router';

/** What somebody who reports a page that failed can tell us: the status, the error's code and its request. */
export function failureDetails(error: unknown): string {
  if (!isRouteErrorResponse(error)) return '500\nrequest.unexpected';
  const { code, requestId } = readFailure(error.data);
  return [error.status, code, requestId].filter((line) => line !== undefined).join('\n');
}

function readFailure(data: unknown): { code?: string; requestId?: string } {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('code' in data && typeof data.code === 'string' && { code: data.code }),
    ...('requestId' in data && typeof data.requestId === 'string' && { requestId: data.requestId }),
  };
}
