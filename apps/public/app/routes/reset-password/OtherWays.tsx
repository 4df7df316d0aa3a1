import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Checkbox, Stack, Text } from '@rimba/ui';

/** A way to sign in beside the password, as the service tells of it. */
export interface OtherWay {
  readonly id: number;
  readonly kind: 'password' | 'google' | 'passkey';
  readonly label: string | null;
  readonly addedAt: string | null;
}

interface OtherWaysProps {
  ways: readonly OtherWay[];
  kept: readonly number[];
  onChange: (kept: number[]) => void;
}

/** The other ways in: each goes with the old password, unless it is confirmed. */
export default function OtherWays({ ways, kept, onChange }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const nameOf = ({ kind, label }: Pick<OtherWay, 'kind' | 'label'>) => {
    if (kind === 'passkey') return t('reset.passkey', { label });
    return label === null ? t('reset.google') : t('reset.googleNamed', { label });
  };
  return (
    <fieldset aria-labelledby="other-ways" aria-describedby="other-ways-note">
      <Stack gap={3}>
        <Text variant="label" id="other-ways">
          {t('reset.ways')}
        </Text>
        <Text variant="small" tone="muted" id="other-ways-note">
          {t('reset.waysText')}
        </Text>
        {ways.map(({ id, kind, label, addedAt }) => (
          <Checkbox
            key={id}
            label={nameOf({ kind, label })}
            hint={addedAt === null ? undefined : t('reset.wayAdded', { date: format.date(addedAt) })}
            checked={kept.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...kept, id] : kept.filter((other) => other !== id))
            }
          />
        ))}
      </Stack>
    </fieldset>
  );
}
