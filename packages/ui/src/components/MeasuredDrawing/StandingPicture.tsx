import type { palettes } from '../../tokens/roles.ts';
import { sceneHeight, sceneWidth } from './standing-scene.ts';

type Colours = (typeof palettes)['light'];

interface PictureFonts {
  readonly heading: string;
  readonly words: string;
}

interface SiteNameProps {
  name: string;
  /** The mark's address. */
  mark: string;
  font: string;
  colour: string;
}

/** Whose site it is, as a shared picture begins: the mark, and its name. */
export const SiteName = ({ name, mark, font, colour }: SiteNameProps) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      fontFamily: font,
      fontWeight: 600,
      fontSize: 40,
      color: colour,
    }}
  >
    <img alt="" src={mark} width={52} height={52} />
    {name}
  </div>
);

export interface StandingPictureProps {
  site: Omit<SiteNameProps, 'font' | 'colour'>;
  /** The address of a standing scene; none where there is no tree. */
  scene: string | undefined;
  title: string;
  /** In pixels: smaller for what is long. */
  titleSize: number;
  text: string;
  /** A tree's code, or a certificate's number. */
  tag: string;
  foot: string;
  fonts: PictureFonts;
  colours: Colours;
}

/** Words keep to their own side; trees stand on the other. */
const wordsWidth = 540;

/** A shared picture of a tree, or of whose it is: words, the tag, and the tree as it stands beside a person. */
export function StandingPicture(props: StandingPictureProps) {
  const { site, scene, title, titleSize, text, tag, foot, fonts, colours } = props;
  const size = { width: sceneWidth, height: sceneHeight };
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        backgroundColor: colours.background,
        color: colours.text,
        fontFamily: fonts.words,
      }}
    >
      {scene && <img alt="" src={scene} {...size} style={{ position: 'absolute' }} />}
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 20,
          width: wordsWidth + 72,
          padding: '60px 0 0 72px',
        }}
      >
        <SiteName {...site} font={fonts.heading} colour={colours.textHeading} />
        <div
          style={{
            fontFamily: fonts.heading,
            fontWeight: 600,
            fontSize: titleSize,
            lineHeight: 1.2,
            color: colours.textHeading,
            width: wordsWidth,
            maxHeight: 210,
            wordBreak: 'break-word',
            overflow: 'hidden',
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 32, lineHeight: 1.35, width: wordsWidth }}>{text}</div>
        <Tag text={tag} colours={colours} />
      </div>
      <div style={{ position: 'absolute', left: 72, bottom: 18, fontSize: 24, color: colours.textMuted }}>
        {foot}
      </div>
    </div>
  );
}

/** The plate that hangs on a tree, with the hole for its nail. */
function Tag({ text, colours }: { text: string; colours: Colours }) {
  return (
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
        fontWeight: 600,
      }}
    >
      <div style={{ width: 11, height: 11, border: `1.5px solid ${colours.drawingInk}`, borderRadius: 6 }} />
      {text}
    </div>
  );
}
