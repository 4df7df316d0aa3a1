import { motif } from '@rimba/drawings';
import { SiteName } from '@rimba/ui/standing-picture';
import type { ForestPicture } from './content.ts';
import { firstSentences } from './first-sentences.ts';
import { colours, dataUrl, fonts, height, mark, svgOf, width } from './paper.server.ts';

/** Of the section's own 1600 by 604. */
const drawn = { width, height: Math.round((width * 604) / 1600) };
const twoLines = 110;

/** The first page as it begins: its words in the sky, and the forest from the sea to the hills below them. */
export function ForestView({ title, text, site }: ForestPicture) {
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        backgroundColor: colours.background,
        color: colours.text,
        fontFamily: 'Sans',
      }}
    >
      <img
        alt=""
        src={dataUrl(svgOf(motif('profile').url))}
        {...drawn}
        style={{ position: 'absolute', left: 0, top: height - drawn.height }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          width: 660,
          padding: '48px 0 0 64px',
        }}
      >
        <SiteName name={site} mark={mark()} font={fonts.heading} colour={colours.textHeading} />
        <div
          style={{
            fontFamily: 'Serif',
            fontSize: 58,
            lineHeight: 1.05,
            marginTop: 20,
            color: colours.textHeading,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'block', fontSize: 26, lineHeight: 1.35, marginTop: 16, lineClamp: 2 }}>
          {firstSentences(text, twoLines)}
        </div>
      </div>
    </div>
  );
}
