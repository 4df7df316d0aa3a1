import { motif, neatline } from '@rimba/drawings';
import type { PagePicture } from './content.ts';
import { firstSentences } from './first-sentences.ts';
import { colours, dataUrl, height, svgOf, width } from './paper.server.ts';

const margin = 24;
const inner = { width: width - 2 * margin, height: height - 2 * margin };
const { surface, text, textHeading, textMuted, drawingInk, contour } = colours;

/** Lines through words cost reading: these are hardly darker than the paper. */
const hills = () =>
  dataUrl(svgOf(motif('contours').url).replaceAll(/stroke="#[\da-f]+"/g, `stroke="${contour}"`));

function frame(): string {
  const { bars, lines } = neatline(inner.width, inner.height, { across: 31, down: 17 });
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${inner.width} ${inner.height}" fill="none">` +
      `<path d="${bars}" fill="${drawingInk}"/><path d="${lines}" stroke="${drawingInk}"/></svg>`,
  );
}

/** About what four lines hold, in characters; of a single sentence that is longer the end is left out. */
const fourLines = 170;

/** A long title stays above the words under it. */
const titleSize = ({ length }: string) => (length > 48 ? 52 : length > 28 ? 64 : 84);

/** The sheet of a certificate, for a page. The drawings lie under the words only if the words are positioned too. */
export function PageView({ title, text: words, drawing, foot }: PagePicture) {
  const cover = { position: 'absolute', top: margin, left: margin } as const;
  return (
    <div
      style={{ display: 'flex', width, height, backgroundColor: surface, color: text, fontFamily: 'Sans' }}
    >
      <img alt="" src={hills()} {...inner} style={{ ...cover, objectFit: 'cover' }} />
      <img alt="" src={frame()} {...inner} style={cover} />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          boxSizing: 'border-box',
          width: 760,
          height,
          padding: '84px 0 72px 84px',
        }}
      >
        <div
          style={{
            fontFamily: 'Serif',
            fontSize: titleSize(title),
            lineHeight: 1.05,
            color: textHeading,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'block', marginTop: 28, fontSize: 30, lineHeight: 1.4, lineClamp: 4 }}>
          {firstSentences(words, fourLines)}
        </div>
        <div style={{ marginTop: 'auto', fontSize: 26, color: textMuted }}>{foot}</div>
      </div>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 380,
          height,
        }}
      >
        <img
          alt=""
          src={dataUrl(svgOf(drawing.url))}
          width={360}
          height={480}
          style={{ objectFit: 'contain' }}
        />
      </div>
    </div>
  );
}
