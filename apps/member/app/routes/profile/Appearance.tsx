import { type Language, languages } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { ThemeChooser, useChooseLanguage } from '@rimba/shell';
import { Heading, SegmentedControl, Stack } from '@rimba/ui';
import { changeProfile } from '../../data/profile.ts';

/** Theme and language. The language is the account's too, because mails are written in it. */
export function Appearance() {
  const { t } = useTranslation(['profile', 'common']);
  const choose = useChooseLanguage();
  const chooseForAccount = async (language: Language) => {
    await choose(language);
    // The page is in the new language whether or not the account could be told.
    await changeProfile({ language }).catch(() => undefined);
  };
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="h4">
        {t('profile:menu.appearance')}
      </Heading>
      <ThemeChooser />
      <SegmentedControl
        label={t('common:language.label')}
        segments={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        value={useLanguage()}
        onValueChange={(language) => void chooseForAccount(language)}
      />
    </Stack>
  );
}
