import { deviceName, programName } from '@rimba/i18n/device-name';
import { useTranslation } from '@rimba/i18n/react';

/** How a device is called that said this of itself. */
export function useDeviceWords() {
  const { t } = useTranslation('auth');
  return (userAgent: string | null): string => {
    const device = deviceName(userAgent);
    if (device) return t('sessions.device', device);
    const program = programName(userAgent);
    return program === undefined ? t('sessions.unknown') : t('sessions.program', { program });
  };
}
