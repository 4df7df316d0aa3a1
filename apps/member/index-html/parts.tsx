import { defaultLanguage } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { IdentityLinks } from '@rimba/shell';
import { bootScript } from '@rimba/shell/boot-script';
import { memberSpeculation } from '@rimba/shell/speculation-rules';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FirstEntry } from '../app/frame/FirstEntry.tsx';
import { noncePlaceholder } from '../app/nonce.ts';

const t = createServerI18n(defaultLanguage).getFixedT(defaultLanguage, 'common');

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
