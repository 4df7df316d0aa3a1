import { Fragment } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email';
import * as style from './mail-style.ts';
import type { MailText } from './mail-text.ts';

export type MailLayoutProps = {
  text: MailText;
  language: string;
  greeting: string;
  closing: string;
  team: string;
  /** "The button does not work? …" */
  linkFallback: string | undefined;
  /** Small print at the foot. */
  footer: string[];
  preferences: { label: string; url: string } | undefined;
  operator: string;
  home: string;
};

/** Every mail looks like this: a sheet of paper with the wordmark, the text, one button and small print. */
export function MailLayout({ text, language, ...frame }: MailLayoutProps) {
  const [first, ...rest] = text.paragraphs;
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{text.preheader}</Preview>
      <Body style={style.body}>
        <Container style={style.page}>
          <Link href={frame.home} style={style.wordmark}>
            Rimba
          </Link>
          <Section style={style.sheet}>
            <Heading as="h1" style={style.heading}>
              <Words of={text.subject} />
            </Heading>
            <Text style={style.paragraph}>{frame.greeting}</Text>
            <Text style={style.paragraph}>
              <Words of={first} />
            </Text>
            {text.code !== undefined && <Text style={style.code}>{text.code}</Text>}
            {rest.map((paragraph) => (
              <Text key={paragraph} style={style.paragraph}>
                <Words of={paragraph} />
              </Text>
            ))}
            {text.quote !== undefined && (
              <Text style={style.quote}>
                {text.quote.split('\n').map((line, place) => (
                  <Fragment key={place}>
                    {place > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </Text>
            )}
            {text.button && (
              <Section style={style.action}>
                <Button href={text.button.url} style={style.button}>
                  {text.button.label}
                </Button>
              </Section>
            )}
            {frame.linkFallback !== undefined && <Text style={style.small}>{frame.linkFallback}</Text>}
            {text.notes.map((note) => (
              <Text key={note} style={style.small}>
                {note}
              </Text>
            ))}
            <Text style={style.paragraph}>
              {frame.closing}
              <br />
              {frame.team}
            </Text>
          </Section>
          <Hr style={style.rule} />
          {frame.footer.map((line) => (
            <Text key={line} style={style.foot}>
              {line}
            </Text>
          ))}
          {frame.preferences && (
            <Link href={frame.preferences.url} style={style.footLink}>
              {frame.preferences.label}
            </Link>
          )}
          <Text style={style.foot}>{frame.operator}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Of a tree, a transaction, a certificate. */
const codes = /([A-Z]{2,3}(?:-[A-Z\d]+)+)/;

/** A sentence with its codes whole: a mail client breaks them at each hyphen. */
function Words({ of = '' }: { of: string | undefined }) {
  return of.split(codes).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={style.whole}>
        {part}
      </span>
    ),
  );
}
