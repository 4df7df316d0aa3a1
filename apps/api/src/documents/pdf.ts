import layOut from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { tagged } from './tagged.ts';

/** Its types leave out the fonts. */
const layOutWith = layOut as (document: unknown, fonts: typeof Font) => ReturnType<typeof layOut>;

/**
 * A document as a file that screen readers follow: with its language, its title, and a structure of what its parts are
 * by `tag`. The library draws without one, so its two steps, layout and drawing, are taken here one by one.
 */
export async function toPdf(
  document: ReactElement<DocumentProps>,
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> {
  const { container } = pdf(document);
  const { title, author, language }: DocumentProps = container.document.props;
  const target = new PDFDocument({
    autoFirstPage: false,
    compress,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { ...(title !== undefined && { Title: title }), ...(author !== undefined && { Author: author }) },
    ...(language !== undefined && { lang: language }),
  });
  const whole = collect(target);
  draw(target as never, tagged(await layOutWith(container.document, Font), target));
  return whole;
}

function collect(target: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    target.on('data', (piece: Buffer) => pieces.push(piece));
    target.on('end', () => resolve(Buffer.concat(pieces)));
    target.on('error', reject);
  });
}
