import { languages } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { LanguageDialog } from '@rimba/ui';
import { useChooseLanguage } from './use-choose-language.ts';

interface ChooserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A module of its own, so that the dialog's code comes when it is asked for. */
export default function ChooserDialog({ open, onOpenChange }: ChooserDialogProps) {
  const { t } = useTranslation('common');
  return (
    <LanguageDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('language.dialogTitle')}
      closeLabel={t('actions.close')}
      languages={languages.map((code) => ({ code, name: t(`language.${code}`) }))}
      value={useLanguage()}
      onValueChange={useChooseLanguage()}
    />
  );
}
