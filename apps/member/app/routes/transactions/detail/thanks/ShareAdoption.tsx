import { certificateFile } from '@rimba/certificate/file';
import { type Language, parseLanguage } from '@rimba/i18n';
import { publicName } from '@rimba/i18n/public-name';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Button, DownloadIcon, Heading, Inline, PrintIcon, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import type { Transaction } from '../../../../data/wire.ts';
import { ShareLink } from '../../../../frame/ShareLink.tsx';
import { giftAddress } from '../gift/gift-address.ts';
import * as styles from './thanks.css.ts';

interface ShareAdoptionProps {
  transaction: Transaction;
  species: string;
  certificateNumber: string;
}

/** The adoption shown to somebody, or a gift handed over: by WhatsApp, the device's own sharing, a picture, a link. */
export default function ShareAdoption({ transaction, species, certificateNumber }: ShareAdoptionProps) {
  const { t } = useTranslation('transactions');
  const address = usePageAddress();
  const { gift, holder, trees } = transaction;
  const count = trees.length;
  const own = useLanguage();
  const format = useFormat();
  const given = giftAddress(transaction, own);
  const toRecipient = useTextsIn(parseLanguage(gift?.language) ?? own);
  // Accepted, nothing is left to hand over.
  if (gift && gift.acceptedAt !== null) return null;
  const path = given?.page ?? address({ page: 'certificate', params: { certificateNumber } });
  const url = new URL(path, window.location.origin).href;
  const ofOwn = count === 1 ? t('thanks.shareText', { species }) : t('thanks.shareTextMany', { count });
  const text = gift ? toRecipient('thanks.giftShareText', { name: holder, count }) : ofOwn;
  return (
    <section aria-labelledby="share-adoption">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="share-adoption">
          {gift ? t('thanks.giftSend') : t('thanks.share', { count })}
        </Heading>
        {gift && (
          <Text>
            {gift.recipientEmail === null
              ? t('thanks.giftText', { name: holder })
              : gift.deliverOn === null || gift.sentAt !== null
                ? t('thanks.giftTold', { name: holder })
                : t('thanks.giftToldOn', { name: holder, date: format.date(gift.deliverOn) })}
          </Text>
        )}
        <div className={styles.introduced}>
          {!gift && <SharedPicture {...{ transaction, species, certificateNumber }} />}
          <Stack gap={3}>
            <Inline>
              <Button asChild size="compact">
                <a
                  href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t(gift ? 'thanks.giftWhatsApp' : 'thanks.whatsApp')}
                </a>
              </Button>
              <Button asChild size="compact" variant="secondary" icon={given ? PrintIcon : DownloadIcon}>
                {given ? (
                  <a href={given.card} target="_blank" rel="noreferrer">
                    {t('thanks.giftPrint')}
                  </a>
                ) : (
                  <a href={certificateFile(certificateNumber, 'image', own)} download>
                    {t('thanks.picture')}
                  </a>
                )}
              </Button>
              <ShareLink url={url} title={t('thanks.cert')} text={text} />
            </Inline>
            {!gift && (
              <Text variant="small" tone="muted">
                {t('thanks.shareName', { name: holder, public: publicName(holder, transaction.publicName) })}
              </Text>
            )}
          </Stack>
        </div>
      </Stack>
    </section>
  );
}

/** What others will see, before it is shared; nothing where it does not come. */
function SharedPicture({ transaction, species, certificateNumber }: ShareAdoptionProps) {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const { holder, trees } = transaction;
  const name = publicName(holder, transaction.publicName);
  const count = trees.length;
  // As the picture writes it.
  const kind = species.toLocaleLowerCase(language);
  return (
    <img
      className={styles.picture}
      src={certificateFile(certificateNumber, 'image', language)}
      alt={
        count === 1
          ? t('thanks.pictureOf', { name, species: kind })
          : t('thanks.pictureOfMany', { name, count })
      }
      width={1200}
      height={630}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

/** The page's texts in a language; in the reader's own until they are there. */
function useTextsIn(language: Language) {
  const { t, i18n } = useTranslation('transactions');
  const other = useTranslation('transactions', { lng: language });
  return i18n.hasResourceBundle(language, 'transactions') ? other.t : t;
}
