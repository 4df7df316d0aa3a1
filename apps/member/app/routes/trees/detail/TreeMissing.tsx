import { useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, EmptyState } from '@rimba/ui';

export function TreeMissing() {
  const { t } = useTranslation('trees');
  return (
    <>
      <PageTitle>{t('detail.notFound')}</PageTitle>
      <EmptyState
        level={1}
        title={t('detail.notFound')}
        description={t('detail.notFoundText')}
        action={
          <Button asChild>
            <PageLink to={{ page: 'trees' }}>{t('detail.toList')}</PageLink>
          </Button>
        }
      />
    </>
  );
}
