import { sans, serif } from '../../documents/fonts.ts';
import { renderPicture } from '../../documents/render-picture.ts';
import { colours } from '../../documents/sheet-colours.ts';
import type { pictureShapes } from './year.schemas.ts';
import type { YearPictureContent } from './year-picture-content.ts';
import { asImage, standingTrees } from './year-picture-trees.ts';

type Shape = (typeof pictureShapes)[number];

/** Sizes in pixels. */
const looks = {
  portrait: { width: 1080, height: 1350, edge: 40, inset: 64, title: 104, figure: 84, what: 30, brand: 44 },
  wide: { width: 1200, height: 630, edge: 24, inset: 48, title: 80, figure: 60, what: 24, brand: 36 },
} as const;

/** The picture of a year that is shared, as PNG. */
export const renderYearPicture = (content: YearPictureContent, shape: Shape): Promise<Buffer> =>
  renderPicture(<Picture content={content} shape={shape} />, looks[shape]);

const brandMark = asImage(
  '0 0 40 40',
  `<g stroke="${colours.accent}" fill="none"><path stroke-width="2" d="M20 2.5c9.8 0 17 7.3 17.3 16.8C37.5 29.5 30 37.6 20.4 37.6 10.2 37.6 2.6 30.2 2.6 20.3 2.6 10.4 10 2.5 20 2.5z"/><path stroke-width="1.3" d="M20 8.2c6.7 0 11.6 5 11.7 11.4.1 7-4.9 12.4-11.4 12.4-6.8 0-12-5-12-11.7C8.3 13.5 13.4 8.2 20 8.2z"/><path fill="${colours.accent}" stroke="none" d="M20.2 12.5c5.4 4 6 10.6-.1 15.3-5.7-4.8-5.4-11.4.1-15.3z"/></g>`,
);

/** Smaller for a name that would not fit: one long word takes as much room as many short ones. */
function titleSize(title: string, usual: number): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const taken = Math.max(longestWord * 2, title.length * 0.7);
  const share = Math.min(1, Math.max(0.4, 26 / taken));
  return Math.round(usual * share);
}

function Picture({ content, shape }: { content: YearPictureContent; shape: Shape }) {
  const { width, height, edge, inset } = looks[shape];
  const row = standingTrees(content.trees);
  const inside = width - edge * 2 - inset * 2;
  const isWide = shape === 'wide';
  const rowWidth = isWide ? inside * 0.55 : inside;
  const trees = <img alt="" src={row} width={rowWidth} height={(rowWidth * 300) / 860} />;
  return (
    <div
      style={{
        width,
        height,
        boxSizing: 'border-box',
        display: 'flex',
        padding: edge,
        backgroundColor: colours.ground,
        fontFamily: sans.join(', '),
      }}
    >
      <div
        style={{
          boxSizing: 'border-box',
          width: '100%',
          display: 'flex',
          padding: 8,
          border: `2px solid ${colours.drawing}`,
        }}
      >
        <div
          style={{
            boxSizing: 'border-box',
            width: '100%',
            display: 'flex',
            flexDirection: 'column',
            padding: isWide ? '30px 38px 26px' : '60px 54px 48px',
            border: `1px solid ${colours.drawing}`,
          }}
        >
          <Brand name={content.product} size={looks[shape].brand} />
          <div
            style={{
              display: 'flex',
              flexGrow: 1,
              alignItems: isWide ? 'center' : 'flex-start',
              marginTop: isWide ? 0 : 56,
            }}
          >
            <div
              style={{
                width: isWide ? inside * 0.43 : looks.portrait.title * 7.5,
                fontFamily: serif.join(', '),
                fontWeight: 600,
                fontSize: titleSize(content.title, looks[shape].title),
                lineHeight: 0.98,
                color: colours.heading,
                wordBreak: 'break-word',
              }}
            >
              {content.title}
            </div>
            {isWide && <div style={{ display: 'flex', alignSelf: 'flex-end' }}>{trees}</div>}
          </div>
          {!isWide && <div style={{ display: 'flex' }}>{trees}</div>}
          <Figures figures={content.figures} shape={shape} />
          {content.note !== undefined && (
            <div
              style={{
                marginTop: isWide ? 12 : 24,
                fontSize: looks[shape].what * 0.85,
                color: colours.quiet,
              }}
            >
              {content.note}
            </div>
          )}
          {!isWide && (
            <div
              style={{ marginTop: content.note === undefined ? 48 : 24, fontSize: 30, color: colours.quiet }}
            >
              {content.foot}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function Brand({ name, size }: { name: string; size: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <img alt="" src={brandMark} width={size * 1.27} height={size * 1.27} />
      <div style={{ fontFamily: serif.join(', '), fontWeight: 600, fontSize: size, color: colours.heading }}>
        {name}
      </div>
    </div>
  );
}

function Figures({ figures, shape }: { figures: YearPictureContent['figures']; shape: Shape }) {
  const { figure, what } = looks[shape];
  return (
    <div style={{ display: 'flex', gap: 30, marginTop: shape === 'wide' ? 24 : 52 }}>
      {figures.map((one) => (
        <div
          key={one.what}
          style={{
            display: 'flex',
            flexDirection: 'column',
            flexGrow: 1,
            flexBasis: 0,
            borderTop: `3px solid ${colours.drawing}`,
            paddingTop: 14,
          }}
        >
          <div
            style={{
              fontFamily: serif.join(', '),
              fontWeight: 600,
              fontSize: figure,
              lineHeight: 1.1,
              color: colours.heading,
            }}
          >
            {one.value}
          </div>
          <div style={{ fontSize: what, color: colours.quiet }}>{one.what}</div>
        </div>
      ))}
    </div>
  );
}
