import { Block, layout, Words } from './MailBlocks.tsx';
import { mailFonts } from './mail-fonts.ts';
import type { PictureNames } from './mail-pictures.ts';
import * as style from './mail-style.ts';
import type { MailText } from './mail-text.ts';

export type MailFrameProps = {
  text: MailText;
  language: string;
  greeting: string | undefined;
  names: PictureNames;
  /** Small print at the foot. */
  footer: string[];
  links: { label: string; url: string }[];
  home: string;
};

/** Every mail looks like this: a sheet of paper under the wordmark, 600 pixels wide, with small print below. */
export function MailFrame({ text, language, greeting, names, footer, links, home }: MailFrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{text.subject}</title>
        <style>{style.sheetOfStyles}</style>
        {/* Apart, because Gmail drops a sheet over 8 kB and what comes after it. */}
        <style>{mailFonts(text.blocks)}</style>
      </head>
      <body className="ground" style={style.body}>
        <div style={style.preheader}>{text.preheader}</div>
        <table {...layout} width="100%" className="ground" style={style.ground}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 40px' }}>
                <table {...layout} width="600" style={style.page}>
                  <tbody>
                    <tr>
                      <td align="left" style={{ padding: '0 4px 14px' }}>
                        <a className="heading" href={home} style={style.wordmark}>
                          Rimba
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="sheet" align="left" style={style.sheet}>
                        <h1 className="heading" style={style.heading}>
                          <Words of={text.heading ?? text.subject} />
                        </h1>
                        {greeting !== undefined && (
                          <p className="text" style={style.paragraph}>
                            {greeting}
                          </p>
                        )}
                        {text.blocks.map((block, place) => (
                          <Block key={place} block={block} names={names} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" style={{ padding: '20px 4px 0' }}>
                        <Foot footer={footer} links={links} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Foot({ footer, links }: Pick<MailFrameProps, 'footer' | 'links'>) {
  return (
    <>
      {footer.map((line) => (
        <p key={line} className="muted" style={style.note}>
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <p className="muted" style={style.note}>
          {links.map(({ label, url }, place) => (
            <span key={url}>
              {place > 0 && ' \u00a0 '}
              <a className="link" href={url} style={style.footLink}>
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
