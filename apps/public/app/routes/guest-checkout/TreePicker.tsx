import { mostTrees } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Banner, Button, Heading, Select, Stack, Text, TextField } from '@rimba/ui';
import * as styles from './guest-checkout.css.ts';
import { landTypeWords, type readTreeWish } from './tree-wish.ts';

interface TreePickerProps {
  communities: readonly { id: number; name: string }[];
  /** What came of the last wish: nothing free (true), no answer (false); undefined before any. */
  picked: boolean | undefined;
  wish: ReturnType<typeof readTreeWish>;
}

/** "Choose for me": how many, and from which community. It works without a script. */
export function TreePicker({ communities, picked, wish }: TreePickerProps) {
  const { t } = useTranslation(['checkout', 'common', 'trees']);
  const address = usePageAddress();
  const { count = 1, kelompokKomunitasId, landType } = wish;
  return (
    <form
      method="get"
      action={address({ page: 'unsignedCheckout' })}
      data-adopters={address({ page: 'checkout' })}
      className={styles.picker}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {t('checkout:trees.chooseForMe')}
          </Heading>
          <Text tone="muted">{t('checkout:trees.chooseForMeText')}</Text>
        </Stack>
        {picked !== undefined && (
          <Banner tone={picked ? 'info' : 'danger'}>
            {picked ? t('checkout:trees.noneFree') : t('common:error.sectionFailed')}
          </Banner>
        )}
        {landType !== undefined && (
          <Text>
            {t('checkout:trees.onLand', { land: t(`trees:${landTypeWords[landType]}`) })}
            <input type="hidden" name="landType" value={landType} />
          </Text>
        )}
        <div className={styles.pair}>
          <TextField
            type="number"
            name="count"
            label={t('checkout:trees.quantity')}
            min={1}
            max={mostTrees}
            defaultValue={count}
            required
          />
          <Select
            name="group"
            label={t('checkout:trees.groupLabel')}
            defaultValue={kelompokKomunitasId === undefined ? '' : String(kelompokKomunitasId)}
            options={[
              { value: '', label: t('checkout:trees.anyGroup') },
              ...communities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <Button type="submit" width="fullOnPhone">
          {t('checkout:trees.pick')}
        </Button>
      </Stack>
    </form>
  );
}
