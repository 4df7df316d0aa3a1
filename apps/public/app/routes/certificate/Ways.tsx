import type { Certificate } from '@rimba/certificate';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, TextLink } from '@rimba/shell';
import { Heading, Link, Stack, Text } from '@rimba/ui';

/** From a certificate to its trees and to who looks after them. Back there is no way: a number is its holder's to show. */
export function Ways({ certificate: { trees, groups } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  return (
    <Stack as="section" gap={2} aria-labelledby="ways">
      <Heading level={2} size="h4" id="ways">
        {t('public.trees', { count: trees.length })}
      </Heading>
      <Stack as="ul" gap={1}>
        {trees.map(({ tree, replacedBy }) => {
          const { code, treeName } = replacedBy ?? tree;
          return (
            <li key={code}>
              <Link asChild standalone>
                <PageLink to={{ page: 'shelfTree', params: { treeCode: code } }}>
                  {`${treeName}, ${code}`}
                </PageLink>
              </Link>
            </li>
          );
        })}
      </Stack>
      {groups.length > 0 && (
        <Text variant="small" tone="muted">
          {t('public.lookedAfter')}
        </Text>
      )}
      <Stack as="ul" gap={1}>
        {groups.map(({ id, name, slug }) => (
          <li key={id}>
            <TextLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>{name}</TextLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
