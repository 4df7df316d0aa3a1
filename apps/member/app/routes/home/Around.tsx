import { useTranslation } from '@rimba/i18n/react';
import { Stack } from '@rimba/ui';
import { Suggestions } from '../../trees/Suggestions.tsx';
import { Impact } from './Impact.tsx';
import { Patrons } from './Patrons.tsx';

/** The forest around one's own: trees that wait, what all of them amount to, and who else adopts. */
export default function Around() {
  const { t } = useTranslation('member-home');
  return (
    <Stack gap={6}>
      <Suggestions title={t('more.suggested')} />
      <Impact />
      <Patrons />
    </Stack>
  );
}
