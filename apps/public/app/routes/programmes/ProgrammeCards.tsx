import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, Grid, Heading, Link, Plate, Stack, Text } from '@rimba/ui';
import type { Programme } from './programmes.ts';

/** What stands for a programme: a leaf to adopt, bark to measure, a flower and a fruit of the forest. */
const drawings = {
  adoption: drawingFor('Shorea balangeran', 'leaf'),
  patrol: drawingFor('Shorea balangeran', 'other'),
  biodiversity: drawingFor('Koompassia excelsa', 'tree'),
  empowerment: drawingFor('Dyera polyphylla', 'skin'),
} as const;

export function ProgrammeCards({ programmes }: { programmes: readonly Programme[] }) {
  const { t } = useTranslation('programmes');
  return (
    <Grid tablet={2}>
      {programmes.map(({ key, page }) => (
        <Card key={key} as="article" padding={5}>
          <Stack gap={3}>
            <Plate of={drawings[key]} size="medium" />
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
