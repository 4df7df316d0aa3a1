import { palettes } from '@rimba/ui/palettes';
import type { CSSProperties } from 'react';

/** As values: a mail cannot read custom properties. */
const color = palettes.light;

const sans = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
const serif = "'Alegreya Variable', Alegreya, Georgia, 'Times New Roman', serif";

const reading: CSSProperties = { color: color.text, fontFamily: sans, fontSize: 16, lineHeight: '26px' };

export const body: CSSProperties = { backgroundColor: color.background, margin: 0, padding: '24px 12px' };
export const page: CSSProperties = { maxWidth: 560, margin: '0 auto' };
export const wordmark: CSSProperties = {
  color: color.accent,
  display: 'block',
  fontFamily: serif,
  fontSize: 28,
  fontWeight: 700,
  letterSpacing: '0.01em',
  lineHeight: '36px',
  padding: '0 0 12px 4px',
  textDecoration: 'none',
};
export const sheet: CSSProperties = {
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  padding: '28px 28px 20px',
};
export const heading: CSSProperties = {
  color: color.textHeading,
  fontFamily: serif,
  fontSize: 26,
  fontWeight: 600,
  lineHeight: '32px',
  margin: '0 0 16px',
};
export const paragraph: CSSProperties = { ...reading, margin: '0 0 14px' };
/** In a line of its own where it does not fit; broken only where it fits in none. */
export const whole: CSSProperties = { display: 'inline-block' };
export const code: CSSProperties = {
  backgroundColor: color.surfaceAccent,
  borderRadius: 8,
  color: color.textHeading,
  fontFamily: "'Courier New', Courier, monospace",
  fontSize: 30,
  fontWeight: 700,
  letterSpacing: '0.18em',
  lineHeight: '40px',
  margin: '4px 0 18px',
  padding: '12px 0',
  textAlign: 'center',
};
export const quote: CSSProperties = {
  ...reading,
  borderLeft: `3px solid ${color.line}`,
  margin: '0 0 16px',
  padding: '2px 0 2px 14px',
  whiteSpace: 'pre-wrap',
};
export const action: CSSProperties = { margin: '8px 0 18px' };
export const button: CSSProperties = {
  backgroundColor: color.accent,
  borderRadius: 8,
  color: color.onAccent,
  fontFamily: sans,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '24px',
  padding: '12px 22px',
  textDecoration: 'none',
};
export const small: CSSProperties = {
  color: color.textMuted,
  fontFamily: sans,
  fontSize: 14,
  lineHeight: '22px',
  margin: '0 0 14px',
  overflowWrap: 'anywhere',
};
export const rule: CSSProperties = { borderColor: color.line, margin: '20px 0 12px' };
export const foot: CSSProperties = {
  color: color.textMuted,
  fontFamily: sans,
  fontSize: 13,
  lineHeight: '20px',
  margin: '0 4px 6px',
};
export const footLink: CSSProperties = { ...foot, color: color.accent, display: 'block' };
