import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { PageSection, Stack } from '@rimba/ui';
import { NewsItems } from './NewsItems.tsx';

/** The latest notes, with the way to all of them; nothing while there are none. */
export function LatestNews({ notes }: { notes: readonly Schema<'News'>[] }) {
  const { t } = useTranslation('news');
  if (notes.length === 0) return null;
  return (
    <PageSection heading={t('title')} note={t('lead')}>
      <Stack gap={4}>
        <NewsItems notes={notes} />
        <div>
          <TextLink to={{ page: 'news' }}>{t('all')}</TextLink>
        </div>
      </Stack>
    </PageSection>
  );
}
