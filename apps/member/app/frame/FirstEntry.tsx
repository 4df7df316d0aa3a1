import { LoadingOverlay } from '@rimba/ui';
import { useEffect, useState } from 'react';
import { browserI18n } from '../session/browser-i18n.ts';

/** Built without a language, so the words come with the first script. */
export function FirstEntry() {
  const [text, setText] = useState('');
  useEffect(() => setText(browserI18n().t('loading.overlay')), []);
  return <LoadingOverlay title="Rimba" text={text} />;
}
