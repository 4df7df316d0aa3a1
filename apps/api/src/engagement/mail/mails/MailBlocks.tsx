import { type CSSProperties, Fragment } from 'react';
import { MailPictureBlock, Plate } from './MailPicture.tsx';
import type { PictureNames } from './mail-pictures.ts';
import * as style from './mail-style.ts';
import { type MailBlock, type MailTree, quoted } from './mail-text.ts';

type Of<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

const flat = { cellPadding: 0, cellSpacing: 0 } as const;
/** A table that only places things. */
export const layout = { role: 'presentation', ...flat } as const;

/** One part of a mail. */
export function Block({ block, names }: { block: MailBlock; names: PictureNames }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="text" style={style.paragraph}>
          <Words of={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="muted" style={style.note}>
          <Words of={block.text} />
        </p>
      );
    case 'lines':
      return <Lines lines={block.lines} />;
    case 'code':
      return (
        <p className="heading code" style={style.code}>
          {block.text}
        </p>
      );
    case 'quote':
      return <Quote block={block} />;
    case 'picture':
      return <MailPictureBlock block={block} names={names} />;
    case 'figures':
      return <Figures figures={block.figures} />;
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'bars':
      return <Bars bars={block.bars} />;
    case 'trees':
      return <Trees trees={block.trees} names={names} />;
    case 'button':
      return <Button {...block} />;
  }
}

/** Of a tree, a transaction, a certificate. */
const codes = /([A-Z]{2,3}(?:-[A-Z\d]+)+)/;

/** A sentence with its codes whole: a mail client breaks them at each hyphen. */
export function Words({ of, whole = style.whole }: { of: string; whole?: CSSProperties }) {
  return of.split(codes).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={whole}>
        {part}
      </span>
    ),
  );
}

function Lines({ lines: [first = '', ...rest] }: { lines: string[] }) {
  return (
    <p className="text" style={style.paragraph}>
      <b>{first}</b>
      {rest.map((line) => (
        <Fragment key={line}>
          <br />
          <Words of={line} />
        </Fragment>
      ))}
    </p>
  );
}

function Quote({ block: { text, lang, by, translation } }: { block: Of<'quote'> }) {
  return (
    <>
      <p className="heading" style={style.quote} lang={lang}>
        {quoted(text, by)
          .split('\n')
          .map((line, place) => (
            <Fragment key={place}>
              {place > 0 && <br />}
              {line}
            </Fragment>
          ))}
      </p>
      {translation !== undefined && (
        <p className="heading" style={style.translation}>
          {translation}
        </p>
      )}
      {by !== undefined && (
        <p className="muted" style={style.note}>
          {by}
        </p>
      )}
    </>
  );
}

function Figures({ figures }: Pick<Of<'figures'>, 'figures'>) {
  return (
    <table {...layout} width="100%" style={style.table}>
      <tbody>
        <tr>
          {figures.map(({ value, label }) => (
            <td
              key={label}
              className="rule"
              width={`${Math.floor(100 / figures.length)}%`}
              valign="top"
              style={style.figureCell}
            >
              <span className="heading" style={style.figureValue}>
                {value}
              </span>
              <br />
              <span className="muted" style={style.figureLabel}>
                {label}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Rows({ rows }: Pick<Of<'rows'>, 'rows'>) {
  return (
    <table {...flat} width="100%" className="rule" style={style.rows}>
      <tbody>
        {rows.map(({ label, value, strong }) => (
          <tr key={`${label} ${value}`}>
            <td className="text hairline" style={style.rowLabel(strong)}>
              <Words of={label} whole={style.unbroken} />
            </td>
            <td className="text hairline" align="right" style={style.rowValue}>
              <Words of={value} whole={style.unbroken} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In percent; the rest is for the value beside the bar. */
const longestBar = 63;

function Bars({ bars }: Pick<Of<'bars'>, 'bars'>) {
  return (
    <table {...flat} width="100%" style={style.table}>
      <tbody>
        {bars.map(({ label, value, share }, place) => {
          const isLast = place === bars.length - 1;
          return (
            <tr key={`${label} ${value}`}>
              <td className="muted" width="104" style={style.barLabel}>
                {label}
              </td>
              <td>
                <table {...layout} width="100%">
                  <tbody>
                    <tr>
                      <td
                        className={isLast ? 'accent' : 'wash'}
                        width={`${Math.max(1, Math.round(share * longestBar))}%`}
                        style={style.bar(isLast)}
                      >
                        {'\u00a0'}
                      </td>
                      <td className="text" style={style.barValue}>
                        {value}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Trees({ trees, names }: { trees: MailTree[]; names: PictureNames }) {
  return (
    <table {...layout} width="100%" className="rule" style={style.rows}>
      <tbody>
        {trees.map(({ picture, name, note, facts }) => (
          <tr key={name + facts}>
            <td className="hairline" width={picture.width + 16} valign="top" style={style.treeCell}>
              <Plate picture={picture} names={names} />
            </td>
            <td className="hairline" valign="top" style={style.treeCell}>
              <span className="text" style={style.treeName}>
                {name}
              </span>
              <br />
              {note !== undefined && (
                <>
                  <span className="heading" style={style.treeNote} lang={note.lang}>
                    {note.text}
                  </span>
                  <br />
                </>
              )}
              <span className="muted" style={style.treeFacts}>
                <Words of={facts} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell with a ground, so that it is a button in Outlook too. */
function Button({ label, url }: Pick<Of<'button'>, 'label' | 'url'>) {
  return (
    <table {...layout} style={style.action}>
      <tbody>
        <tr>
          <td className="accent" style={style.button}>
            <a className="on-accent" href={url} style={style.buttonLink}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
