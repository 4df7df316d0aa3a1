import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, Grid, Heading, Link, Plate, Stack, Text } from '@rimba/ui';
import type { Programme } from './programmes.ts';

export function ProgrammeCards({ programmes }: { programmes: readonly Programme[] }) {
  const { t } = useTranslation('programmes');
  return (
    <Grid tablet={2}>
      {programmes.map(({ key, page, drawing }) => (
        <Card key={key} as="article" padding={5}>
          <Stack gap={3}>
            <Plate of={drawing} size="medium" />
            <Heading level={2} size="h3">
              <Link asChild tone="plain">
                <PageLink to={{ page }}>{t(`${key}.title`)}</PageLink>
              </Link>
            </Heading>
            <Text>{t(`${key}.summary`)}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
