import { useTranslation } from '@rimba/i18n/react';
import { LoadingOverlay } from '@rimba/ui';
import { useEffect, useState } from 'react';

/** A kept page knows no language, so the words come with the first script. */
export function FirstEntry() {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  useEffect(() => setText(t('loading.overlay')), [t]);
  return <LoadingOverlay title="Rimba" text={text} />;
}
