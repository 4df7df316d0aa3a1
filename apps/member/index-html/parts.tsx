import { defaultLanguage, type Language, languages, withLanguage } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { IdentityLinks } from '@rimba/shell';
import { bootScript } from '@rimba/shell/boot-script';
import { memberSpeculation } from '@rimba/shell/speculation-rules';
import { ErrorState, Link, PageWidth } from '@rimba/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FirstEntry } from '../app/frame/FirstEntry.tsx';
import { noncePlaceholder } from '../app/nonce.ts';

const textsIn = (language: Language) => createServerI18n(language).getFixedT(language, 'common');
const t = textsIn(defaultLanguage);

/** The index is built in the default language; the gateway puts the reader's in its place. */
export const head = renderToStaticMarkup(
  <>
    <script nonce={noncePlaceholder} dangerouslySetInnerHTML={{ __html: bootScript }} />
    <meta name="description" content={t('app.description')} />
    <IdentityLinks language={defaultLanguage} />
    <script
      type="speculationrules"
      nonce={noncePlaceholder}
      dangerouslySetInnerHTML={{ __html: memberSpeculation }}
    />
  </>,
);

/** What is seen until the session is known; the app takes it over as it is. */
export const firstEntry = renderToString(<FirstEntry />);

/** In its place where scripts are off, once in each language; the gateway leaves the reader's. */
export const withoutScript = languages
  .map((language) => {
    const t = textsIn(language);
    return renderToStaticMarkup(
      <noscript lang={language}>
        <style nonce={noncePlaceholder}>{'#app{display:none}main{padding-block:3rem}'}</style>
        <PageWidth>
          <main>
            <ErrorState
              level={1}
              title={t('noScript.memberTitle')}
              description={t('noScript.member')}
              actions={<Link href={withLanguage('/', language)}>{t('notFound.goHome')}</Link>}
            />
          </main>
        </PageWidth>
      </noscript>,
    );
  })
  .join('');
