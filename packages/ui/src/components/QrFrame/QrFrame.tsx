import { Button } from '../Button/Button.tsx';
import { DownloadIcon } from '../Icon/icons.ts';
import * as styles from './QrFrame.css.ts';
import { qrPath } from './qr-path.ts';
import { qrPicture } from './qr-picture.ts';

export type QrFrameProps = {
  /** What the code says. */
  value: string;
  /** What the code is, for who cannot see it: "QRIS code for IDR 407,835". */
  label: string;
  /** Words above the code: the scheme and the merchant. */
  head?: readonly [string, string];
  /** Words below it: the number, a note. */
  foot?: readonly [string, string];
  /** Adds a button; gives the code as a PNG. */
  save?: { label: string; onPicture: (picture: Blob) => void };
};

/** A code to scan on a white card. */
export function QrFrame({ value, label, head, foot, save }: QrFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        {head && (
          <div className={styles.head}>
            <span>{head[0]}</span>
            <span>{head[1]}</span>
          </div>
        )}
        <QrCode value={value} label={label} />
        {foot && (
          <div className={styles.foot}>
            <span>{foot[0]}</span>
            <span>{foot[1]}</span>
          </div>
        )}
      </div>
      {save && (
        <Button variant="secondary" icon={DownloadIcon} onClick={() => save.onPicture(qrPicture(value))}>
          {save.label}
        </Button>
      )}
    </div>
  );
}

/** The code alone, in the colour of the text around it. Needs a light ground and a quiet zone from its surroundings. */
export function QrCode({
  value,
  label,
}: {
  /** What the code says. */
  value: string;
  /** What the code is, for who cannot see it: "QRIS code for IDR 407,835". */
  label: string;
}) {
  const { size, d } = qrPath(value);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} fill="currentColor" />
    </svg>
  );
}
