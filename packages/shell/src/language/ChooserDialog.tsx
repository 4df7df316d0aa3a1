import { languages } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { LanguageDialog } from '@rimba/ui';
import type { ReactNode } from 'react';
import { useChooseLanguage } from './use-choose-language.ts';

/** A module of its own, so that the dialog's code arrives after the first paint. */
export default function ChooserDialog({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <LanguageDialog
      title={t('language.dialogTitle')}
      closeLabel={t('actions.close')}
      trigger={trigger}
      languages={languages.map((code) => ({ code, name: t(`language.${code}`) }))}
      value={useLanguage()}
      onValueChange={useChooseLanguage()}
    />
  );
}
