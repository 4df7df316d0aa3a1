import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, ContourField, Heading, Inline, PageWidth, Stack, Text } from '@rimba/ui';
import * as styles from './not-found.css.ts';
import { PageMeta } from './PageMeta.tsx';

/** A document, so that the way back is an address: `back` where the reader came from one of our pages. */
export function NotFoundPage({ title, text, back }: { title?: string; text?: string; back?: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      <PageMeta title={title ?? t('notFound.title')} />
      <div className={styles.contours} aria-hidden>
        <ContourField of={motif('contours')} seed="not-found" />
      </div>
      <PageWidth>
        <Stack gap={5}>
          <Heading level={1}>{title ?? t('notFound.title')}</Heading>
          <Text variant="lead" measure>
            {text ?? t('notFound.description')}
          </Text>
          <Inline>
            {back !== undefined && (
              <Button asChild variant="secondary">
                <a href={back}>{t('notFound.goBack')}</a>
              </Button>
            )}
            <Button asChild>
              <PageLink to={{ page: 'home' }}>{t('notFound.goHome')}</PageLink>
            </Button>
          </Inline>
          <Text variant="small" tone="muted">
            {t('notFound.code', { code: 404 })}
          </Text>
        </Stack>
      </PageWidth>
    </div>
  );
}
