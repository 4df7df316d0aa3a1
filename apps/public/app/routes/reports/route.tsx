import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, Grid, Heading, Link, PageWidth, Stack, Text } from '@rimba/ui';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';

const cards = [
  { page: 'financialReport', title: 'page.financialCard', text: 'page.financialCardText' },
  { page: 'yearReports', title: 'page.annualCard', text: 'page.annualCardText' },
] as const;

export default function Reports() {
  const { t } = useTranslation('reports');
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <ContentHead title={t('page.title')} lead={t('page.lead')} />
      <PageWidth>
        <Grid tablet={2} gap={5}>
          {cards.map(({ page, title, text }) => (
            <Card key={page} as="article" padding={5}>
              <Stack gap={2}>
                <Heading level={2} size="h3">
                  <Link asChild tone="plain">
                    <PageLink to={{ page }}>{t(title)}</PageLink>
                  </Link>
                </Heading>
                <Text>{t(text)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </PageWidth>
    </>
  );
}
