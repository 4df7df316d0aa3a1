import type { Schema } from '@rimba/api-client';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Link, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';

type Tree = Schema<'Tree'>;

interface ReplacementProps {
  tree: Pick<Tree, 'replacedBy' | 'replaces' | 'condition' | 'surveyedAt'>;
  /** Whether the reader's own adoption went on with it. */
  continues?: boolean;
  /** A link to the other tree, whose page each app has at an address of its own. */
  link: (tree: NonNullable<Tree['replaces']>, text: string) => ReactNode;
}

/** A tree that died leads to the one that took its place, and back. */
export function Replacement({ tree, continues = false, link }: ReplacementProps) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const { replacedBy, replaces, condition, surveyedAt } = tree;
  const date = format.date(surveyedAt);
  if (replacedBy) {
    return (
      <Stack gap={1}>
        <Text variant="label">{t('replacement.oldTitle')}</Text>
        {condition === 'dead' && (
          <Text variant="small">
            {t('replacement.oldText', { date, code: unbrokenCode(replacedBy.code) })}
          </Text>
        )}
        <Link asChild standalone>
          {link(replacedBy, `${t('replacement.see')} ${unbrokenCode(replacedBy.code)}`)}
        </Link>
      </Stack>
    );
  }
  if (condition === 'dead') {
    return (
      <Stack gap={1}>
        <Text variant="label">{t('replacement.oldTitle')}</Text>
        <Text variant="small">{t('replacement.oldAlone', { date })}</Text>
      </Stack>
    );
  }
  if (!replaces) return null;
  return (
    <Stack gap={1}>
      <Text variant="small">
        {t(continues ? 'replacement.newText' : 'replacement.newPlain', { code: unbrokenCode(replaces.code) })}
      </Text>
      <Link asChild standalone>
        {link(replaces, t('replacement.seeOld'))}
      </Link>
    </Stack>
  );
}
