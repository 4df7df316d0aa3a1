import { standFigureFor } from '@rimba/drawings';
import { StandingPicture } from '@rimba/ui/standing-picture';
import { standingScene } from '@rimba/ui/standing-scene';
import type { TreePicture } from './content.ts';
import { colours, dataUrl, fonts, mark, svgOf } from './paper.server.ts';

/** A long name stays above the words under it. */
const titleSize = ({ length }: string) => (length > 26 ? 52 : length > 14 ? 66 : 88);

/** A tree at its latest height beside a person and a pole; its code as on its tag. */
export function TreeView({ title, text, code, site, foot, tree, others }: TreePicture) {
  const standing = ({ latinName, heightM, code: seed, dead }: TreePicture['tree']) => ({
    figure: svgOf(standFigureFor(latinName).url),
    heightM,
    seed,
    dead,
  });
  const scene = standingScene({ tree: standing(tree), others: others.map(standing), colours });
  return (
    <StandingPicture
      site={{ name: site, mark: mark() }}
      scene={dataUrl(scene)}
      title={title}
      titleSize={titleSize(title)}
      text={text}
      tag={code}
      foot={foot}
      fonts={fonts}
      colours={colours}
    />
  );
}
