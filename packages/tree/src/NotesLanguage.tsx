import { notesLanguage } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';

/** Says to who reads another language which one the notes beside it are written in. */
export function NotesLanguage() {
  const { t } = useTranslation('common');
  if (useLanguage() === notesLanguage) return null;
  return (
    <Text variant="small" tone="muted">
      {t('notesLanguage')}
    </Text>
  );
}
