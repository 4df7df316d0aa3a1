import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, ContourField, Heading, Inline, Stack, Text } from '@rimba/ui';
import { useNavigate } from 'react-router';
import * as styles from './not-found.css.ts';

export default function NotFoundPage() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <section className={styles.page}>
      <Stack gap={5}>
        <PageTitle>{t('notFound.title')}</PageTitle>
        <Heading level={1} size="h2">
          {t('notFound.title')}
        </Heading>
        <Text variant="lead" measure>
          {t('notFound.description')}
        </Text>
        <Inline>
          <Button variant="secondary" onClick={() => navigate(-1)}>
            {t('notFound.goBack')}
          </Button>
          <Button asChild>
            <PageLink to={{ page: 'home' }}>{t('notFound.goHome')}</PageLink>
          </Button>
        </Inline>
        <Text variant="small" tone="muted">
          {t('notFound.code', { code: 404 })}
        </Text>
      </Stack>
      <div className={styles.land} aria-hidden>
        <ContourField of={motif('contours')} seed="not-found" />
      </div>
    </section>
  );
}
