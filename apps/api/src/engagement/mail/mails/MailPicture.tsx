import type { PictureNames } from './mail-pictures.ts';
import * as style from './mail-style.ts';
import type { MailBlock, MailPicture } from './mail-text.ts';

const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%' } as const;

/** A picture, framed if it is a drawing, and what stands under it. */
export function MailPictureBlock({
  block: { picture, caption },
  names,
}: {
  block: Extract<MailBlock, { kind: 'picture' }>;
  names: PictureNames;
}) {
  const isDrawing = picture.of.kind === 'drawing' || picture.of.kind === 'seedling';
  return (
    <table {...layout} style={style.pictureTable}>
      <tbody>
        <tr>
          <td
            className={isDrawing ? 'frame muted' : 'muted'}
            align="center"
            style={isDrawing ? style.frame : style.bare}
          >
            <Plate picture={picture} names={names} />
          </td>
        </tr>
        {caption !== undefined && (
          <tr>
            <td className="muted" style={style.caption}>
              {caption}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** By the names of what is attached; where there is a drawing for the dark, each scheme shows its own. */
export function Plate({ picture, names }: { picture: MailPicture; names: PictureNames }) {
  const { alt, width, height } = picture;
  const found = names.get(picture);
  if (!found) return <span className="muted">{alt}</span>;
  // A low priority keeps React from asking a mail client to fetch it ahead.
  const common = { width, height, fetchPriority: 'low' } as const;
  return (
    <>
      <img
        {...common}
        alt={alt}
        src={`cid:${found.day}`}
        className={found.night ? 'day muted' : 'muted'}
        style={style.picture}
      />
      {found.night && (
        <img
          {...common}
          alt={alt}
          src={`cid:${found.night}`}
          className="night muted"
          style={style.nightPicture}
        />
      )}
    </>
  );
}
