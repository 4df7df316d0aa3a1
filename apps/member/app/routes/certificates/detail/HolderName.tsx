import { publicName } from '@rimba/i18n/public-name';
import { useTranslation } from '@rimba/i18n/react';
import { RadioGroup, type RadioGroupProps } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeHolderDisplay, type HolderDisplay, ownCertificateQuery } from '../../../data/certificates.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

const displays: readonly HolderDisplay[] = ['full', 'initials', 'hidden'];

/** How the holder is named on a certificate of one's own; nothing on somebody else's. */
export function HolderName({ certificateNumber }: { certificateNumber: string }) {
  const { t } = useTranslation(['certificates', 'profile']);
  const sayFailure = useSayFailure();
  const own = useQuery(ownCertificateQuery(certificateNumber)).data;
  const [wanted, setWanted] = useState<HolderDisplay>();
  if (!own) return null;
  const choose = async (value: string) => {
    const display = displays.find((each) => each === value);
    if (!display) return;
    setWanted(display);
    try {
      await changeHolderDisplay(certificateNumber, display);
      saySuccess(t('certificates:holderName.saved'));
    } catch (error) {
      sayFailure(error);
    } finally {
      setWanted(undefined);
    }
  };
  const options: RadioGroupProps['options'] = [
    { value: 'full', label: t('profile:publicName.full'), description: own.holderInFull },
    {
      value: 'initials',
      label: t('profile:publicName.initials'),
      description: publicName(own.holderInFull, 'initials'),
    },
    { value: 'hidden', label: t('profile:publicName.anonymous') },
  ];
  return (
    <RadioGroup
      label={t('certificates:holderName.title')}
      hint={t('certificates:holderName.lead')}
      name="holderDisplay"
      options={options}
      value={wanted ?? own.holderDisplay}
      disabled={wanted !== undefined}
      onValueChange={(value) => void choose(value)}
    />
  );
}
