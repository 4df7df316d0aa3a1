/**
 * Whose bearer it is, read from the token without proving it: a kept answer is only ever found again by the
 * browser that got it. Undefined where there is none.
 */
export function subjectOf(bearer: string): string | undefined {
  const [, payload = ''] = bearer.replace(/^Bearer /, '').split('.');
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
