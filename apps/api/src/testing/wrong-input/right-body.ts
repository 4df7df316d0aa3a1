import { captchaActions } from '../../identity/captcha/captcha.ts';
import { callExamples } from '../../openapi/examples/examples.ts';
import type { Call } from '../../openapi/reference/description.ts';
import type { World } from '../adoption-world.ts';

/** The body of a call's example, with the fields that are told here in place of its own, past the bot check. */
export async function rightBody(
  world: World,
  { operationId, path }: Call,
  told: Record<string, unknown> = {},
): Promise<unknown> {
  const body = structuredClone(callExamples[operationId]?.request);
  if (!body || typeof body !== 'object') return body;
  for (const name of Object.keys(body)) if (name in told) Object.assign(body, { [name]: told[name] });
  if ('recaptchaToken' in body) {
    const action = captchaActions.find((one) => path.includes(one)) ?? 'checkout';
    Object.assign(body, { recaptchaToken: await world.captchaToken(action) });
  }
  return body;
}
