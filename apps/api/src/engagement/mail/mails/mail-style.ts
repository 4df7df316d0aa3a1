import { palettes } from '@rimba/ui/palettes';
import type { CSSProperties } from 'react';

/** As values: a mail cannot read custom properties. */
const { light, dark } = palettes;

const sans = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Arial, Helvetica, sans-serif";
const serif = "Alegreya, Georgia, 'Times New Roman', serif";
/** After `font`, which takes it back. */
const figures: CSSProperties = { fontVariantNumeric: 'lining-nums tabular-nums' };

/** What Word, which draws mails in Outlook, knows besides. */
type MailStyle = CSSProperties & { msoHide?: 'all' };

export const body: CSSProperties = { margin: 0, padding: 0, backgroundColor: light.background };
export const preheader: MailStyle = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  msoHide: 'all',
};
export const ground: CSSProperties = { backgroundColor: light.background };
export const page: CSSProperties = { width: '100%', maxWidth: 600 };
export const wordmark: CSSProperties = {
  font: `600 26px/32px ${serif}`,
  color: light.textHeading,
  textDecoration: 'none',
};
export const sheet: CSSProperties = {
  backgroundColor: light.surfaceRaised,
  border: `1px solid ${light.line}`,
  borderTop: `3px solid ${light.drawingInk}`,
  padding: '32px 32px 20px',
};
export const heading: CSSProperties = {
  margin: '0 0 16px',
  font: `600 32px/36px ${serif}`,
  color: light.textHeading,
  ...figures,
};
const reading: CSSProperties = { font: `400 16px/26px ${sans}`, color: light.text, ...figures };
export const paragraph: CSSProperties = { ...reading, margin: '0 0 16px' };
export const note: CSSProperties = {
  margin: '0 0 16px',
  font: `400 14px/21px ${sans}`,
  color: light.textMuted,
  ...figures,
};
/** In a line of its own where it does not fit; broken only where it fits in none. */
export const whole: CSSProperties = { display: 'inline-block' };
/** In a table, whose other column makes room. */
export const unbroken: CSSProperties = { whiteSpace: 'nowrap' };
export const code: CSSProperties = {
  margin: '0 0 12px',
  font: `600 44px/52px ${sans}`,
  letterSpacing: 8,
  color: light.textHeading,
  ...figures,
};
export const quote: CSSProperties = {
  margin: '0 0 8px',
  font: `italic 400 21px/29px ${serif}`,
  color: light.textHeading,
};
export const translation: CSSProperties = { ...quote, fontStyle: 'normal', fontSize: 18, lineHeight: '26px' };
export const table: CSSProperties = { margin: '0 0 16px' };
export const frame: CSSProperties = {
  backgroundColor: light.surface,
  border: `1px solid ${light.line}`,
  padding: 16,
  font: `400 15px/22px ${sans}`,
  color: light.textMuted,
};
/** As wide as the sheet, also where a picture is not shown. */
export const pictureTable: CSSProperties = { ...table, tableLayout: 'fixed' };
/** A picture that is a sheet of paper itself stands without another around it. */
export const bare: CSSProperties = { font: `400 15px/22px ${sans}`, color: light.textMuted };
const pictureText: CSSProperties = { font: `400 15px/22px ${sans}`, color: light.textMuted };
export const picture: MailStyle = {
  ...pictureText,
  display: 'block',
  border: 0,
  maxWidth: '100%',
  height: 'auto',
};
export const nightPicture: MailStyle = { ...picture, display: 'none', msoHide: 'all' };
export const caption: CSSProperties = {
  paddingTop: 8,
  font: `400 13px/18px ${sans}`,
  color: light.textMuted,
};
export const figureCell: CSSProperties = {
  borderTop: `2px solid ${light.drawingInk}`,
  padding: '10px 12px 0 0',
};
export const figureValue: CSSProperties = {
  font: `600 28px/32px ${serif}`,
  color: light.textHeading,
  ...figures,
};
export const figureLabel: CSSProperties = { font: `400 13px/18px ${sans}`, color: light.textMuted };
export const rows: CSSProperties = { margin: '0 0 20px', borderTop: `2px solid ${light.drawingInk}` };
export const rowLabel = (strong?: boolean): CSSProperties => ({
  padding: '10px 12px 10px 0',
  borderBottom: `1px solid ${light.lineSoft}`,
  font: `${strong ? 600 : 400} 15px/22px ${sans}`,
  ...figures,
  color: light.text,
});
export const rowValue: CSSProperties = {
  ...rowLabel(true),
  padding: '10px 0',
  textAlign: 'right',
};
export const barLabel: CSSProperties = { ...figureLabel, padding: '4px 12px 4px 0', whiteSpace: 'nowrap' };
export const bar = (isLast: boolean): CSSProperties => ({
  backgroundColor: isLast ? light.accent : light.drawingWashDeep,
  height: 12,
  fontSize: 0,
  lineHeight: '12px',
});
export const barValue: CSSProperties = {
  paddingLeft: 10,
  font: `600 14px/16px ${sans}`,
  color: light.text,
  whiteSpace: 'nowrap',
  ...figures,
};
export const treeCell: CSSProperties = { padding: '12px 0', borderBottom: `1px solid ${light.lineSoft}` };
export const treeName: CSSProperties = { ...reading, fontWeight: 600 };
export const treeNote: CSSProperties = {
  font: `italic 400 16px/22px ${serif}`,
  color: light.textHeading,
};
export const treeFacts: CSSProperties = { font: `400 14px/21px ${sans}`, color: light.textMuted, ...figures };
export const action: CSSProperties = { margin: '8px 0 16px' };
export const button: CSSProperties = { backgroundColor: light.accent, borderRadius: 6 };
export const buttonLink: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  font: `600 16px/20px ${sans}`,
  color: light.onAccent,
  textDecoration: 'none',
};
export const footLink: CSSProperties = { color: light.accent };

const darkRules: Record<string, string> = {
  '.ground': `background-color:${dark.background}`,
  '.sheet': `background-color:${dark.surface};border-color:${dark.line};border-top-color:${dark.accent}`,
  '.frame': `background-color:${dark.surface};border-color:${dark.line}`,
  '.text': `color:${dark.text}`,
  '.heading': `color:${dark.textHeading}`,
  '.muted': `color:${dark.textMuted}`,
  '.link': `color:${dark.accent}`,
  '.accent': `background-color:${dark.accent}`,
  '.on-accent': `color:${dark.onAccent}`,
  '.wash': `background-color:${dark.drawingWash}`,
  '.rule': `border-top-color:${dark.drawingInk}`,
  '.hairline': `border-bottom-color:${dark.lineSoft}`,
  '.day': 'display:none',
  '.night': 'display:block',
};

/** Each rule over what stands inline, under a prefix. */
const inTheDark = (prefix: string) =>
  Object.entries(darkRules)
    .map(([name, rule]) => `${prefix}${name}{${rule.split(';').join('!important;')}!important}`)
    .join('\n');

/** What cannot stand inline; `[data-ogsc]` is how Outlook marks its dark mode. */
export const sheetOfStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
@media(max-width:480px){.sheet{padding:22px 18px 12px!important}.code{font-size:34px!important;letter-spacing:4px!important}}
@media(prefers-color-scheme:dark){body{background-color:${dark.background}!important}
${inTheDark('')}}
${inTheDark('[data-ogsc] ')}`;
