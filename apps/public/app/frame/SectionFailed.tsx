import { useTranslation } from '@rimba/i18n/react';
import { Inline, Link, Text } from '@rimba/ui';
import { useOwnAddress } from './use-own-address.ts';

/** In the place of a part of the page whose data could not be had. */
export function SectionFailed() {
  const { t } = useTranslation('common');
  return (
    <Inline>
      <Text>{t('error.sectionFailed')}</Text>
      <Link href={useOwnAddress()}>{t('actions.retry')}</Link>
    </Inline>
  );
}
