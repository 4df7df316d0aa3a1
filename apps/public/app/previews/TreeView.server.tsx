import { standFigureFor } from '@rimba/drawings';
import { standingScene } from '@rimba/ui/standing-scene';
import type { TreePicture } from './content.ts';
import { colours, dataUrl, height, svgOf, width } from './paper.server.ts';
import { Site } from './Site.server.tsx';

/** A long name stays above the words under it. */
const titleSize = ({ length }: string) => (length > 26 ? 52 : length > 14 ? 66 : 88);

/** A tree at its latest height beside a person and a pole; its code as on its tag. */
export function TreeView({ title, text, code, site, foot, tree, others }: TreePicture) {
  const standing = ({ latinName, heightM, code: seed }: TreePicture['tree']) => ({
    figure: svgOf(standFigureFor(latinName).url),
    heightM,
    seed,
  });
  const scene = standingScene({ tree: standing(tree), others: others.map(standing), colours });
  return (
    <div style={{ display: 'flex', width, height, color: colours.text, fontFamily: 'Sans' }}>
      <img alt="" src={dataUrl(scene)} width={width} height={height} style={{ position: 'absolute' }} />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 20,
          width: 620,
          padding: '60px 0 0 72px',
        }}
      >
        <Site name={site} />
        <div
          style={{
            fontFamily: 'Serif',
            fontSize: titleSize(title),
            lineHeight: 1,
            color: colours.textHeading,
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 32, lineHeight: 1.35 }}>{text}</div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            padding: '10px 22px 10px 12px',
            border: `2.5px solid ${colours.drawingInk}`,
            borderRadius: 4,
            backgroundColor: colours.surface,
            fontSize: 28,
          }}
        >
          <div
            style={{ width: 11, height: 11, border: `1.5px solid ${colours.drawingInk}`, borderRadius: 6 }}
          />
          {code}
        </div>
      </div>
      <div style={{ position: 'absolute', left: 72, bottom: 18, fontSize: 24, color: colours.textMuted }}>
        {foot}
      </div>
    </div>
  );
}
