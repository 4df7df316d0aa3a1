import readExif from 'exif-reader';

/** Before there were such pictures: a camera whose clock was never set writes 0000:00:00. */
const firstYear = 1990;
/** Of cameras that do not say where they keep time: that of the forest, WIB. */
const homeOffset = '+07:00';

const offsetMs = (offset: string): number | undefined => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return sign === undefined
    ? undefined
    : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};

/**
 * When a picture was taken, by what its camera wrote into it; null where it wrote nothing that can be read.
 * @param exif as sharp's metadata has it
 */
export function takenAt(exif: Buffer | undefined): Date | null {
  if (!exif) return null;
  try {
    const { DateTimeOriginal: local, OffsetTimeOriginal: offset } = readExif(exif).Photo ?? {};
    if (!(local instanceof Date) || !(local.getUTCFullYear() >= firstYear)) return null;
    const ahead = offsetMs(String(offset ?? homeOffset)) ?? offsetMs(homeOffset) ?? 0;
    return new Date(local.getTime() - ahead);
  } catch {
    return null;
  }
}
