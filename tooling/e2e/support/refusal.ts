import type { Page } from '@playwright/test';
import type { Language } from '@rimba/i18n';
import { errorMessage, errorTable, type ServerErrorCode } from '@rimba/i18n/errors';

/** Has calls to an address refused with an error of the closed set. @returns the service's sentence for it */
export async function refuseCalls(page: Page, call: string, code: ServerErrorCode, language: Language) {
  const message = errorMessage(code, language);
  const { status } = errorTable[code];
  await page.unroute(call);
  await page.route(call, (route) =>
    route.fulfill({ status, json: { success: false, code, message, errors: [], requestId: 'e2e' } }),
  );
  return message;
}
