import { type Language, languages } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import type { CreatePageHandler } from '@rimba/rendering/page-handler';
import { expect, test } from '../support/test.ts';

/** The built public app, in front of a service that answers as it is told. */
async function openBefore(apiFetch: typeof fetch, language: Language) {
  const build: string = import.meta.resolve('@rimba/public/build');
  const { createPageHandler }: { createPageHandler: CreatePageHandler } = await import(build);
  const render = createPageHandler({ apiFetch });
  return async (path: string) => {
    const request = new Request(`http://localhost/${language}${path}`);
    const answer = await render(request, {
      nonce: undefined,
      signedInHint: false,
      sidebarOpen: undefined,
      language,
    });
    return { status: answer.status, html: await answer.text() };
  };
}

for (const language of languages) {
  test(`while the service is down open pages say what is missing, in ${language}`, async () => {
    const { t } = createServerI18n(language);
    const open = await openBefore(() => Promise.reject(new TypeError('fetch failed')), language);

    const missing = (page: string) => t('common:error.missingTitle', { page });
    for (const [path, title] of [
      [pathTo('communities'), missing(t('communities:meta.title'))],
      // Called by what it shows: without that it has no name.
      [pathTo('community', { kelompokKomunitasName: 'ada' }), t('common:error.title')],
      [pathTo('yearReports'), missing(t('common:breadcrumb.yearReport'))],
      [pathTo('financialReport'), missing(t('common:breadcrumb.financialReport'))],
    ] as const) {
      const { status, html } = await open(path);
      expect.soft([path, status]).toEqual([path, 503]);
      expect.soft(html).toContain(title);
      expect.soft(html).toContain(t('common:error.missingText'));
      expect
        .soft(html)
        .toMatch(new RegExp(`href="/${language}${path}"[^>]*>(<[^>]*>)*${t('common:actions.retry')}<`));
    }
    // What a page can do without is missing from it alone.
    for (const path of [pathTo('home'), pathTo('faq'), pathTo('programmeAdoption')]) {
      expect.soft([path, (await open(path)).status]).toEqual([path, 200]);
    }
    expect((await open(pathTo('home'))).html).toContain(t('common:error.sectionFailed'));
    const certificate = await open(pathTo('certificate', { certificateNumber: 'RB-2026-7Q4K-M82X-T5WD' }));
    expect(certificate.status).toBe(302);
  });
  test(`what nobody foresaw is said with details for whoever reports it, in ${language}`, async () => {
    const { t } = createServerI18n(language);
    const nothing = () => Promise.resolve(Response.json({ success: true, data: null }));
    const open = await openBefore(nothing, language);
    const { status, html } = await open(pathTo('financialReport'));
    expect(status).toBe(500);
    for (const words of ['error.title', 'error.showDetails', 'error.hideDetails'] as const) {
      expect(html).toContain(t(`common:${words}`));
    }
    expect(html).toContain('request.unexpected');
  });
}
