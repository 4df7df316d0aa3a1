import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Link, Stack, Text } from '@rimba/ui';
import type { ForestTree } from '../../data/wire.ts';

/** To whom comes by an old link: what goes on already, until when, and its certificate. */
export function RenewedAlready({ groups }: { groups: readonly (readonly ForestTree[])[] }) {
  const { t } = useTranslation('renew');
  const format = useFormat();
  if (groups.length === 0) return null;
  return (
    <Banner tone="success">
      <Stack gap={2}>
        {groups.map((trees) => {
          const term = trees[0]?.terms.at(-1);
          if (!term) return null;
          const { certificateNumber, endsAt } = term;
          return (
            <Stack key={certificateNumber} gap={1} align="start">
              <Text>
                {t('already', {
                  trees: format.list(trees.map(({ tree }) => `${tree.treeName} ${unbrokenCode(tree.code)}`)),
                  date: format.lastFullDay(endsAt),
                })}
              </Text>
              <Link asChild standalone>
                <PageLink to={{ page: 'myCertificate', params: { certificateNumber } }}>
                  {t('certificate')}
                </PageLink>
              </Link>
            </Stack>
          );
        })}
      </Stack>
    </Banner>
  );
}
