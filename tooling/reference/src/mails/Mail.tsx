import { files, mails } from 'virtual:mails';
import { type Language, languages } from '@rimba/i18n';
import { AccordionItem, Heading, Stack, Text } from '@rimba/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { MailTemplate } from '../../../../apps/api/src/engagement/message/mail-contents.ts';
import * as styles from './Mail.css.ts';
import { mailPages } from './mail-pages.ts';

/** With its fonts and pictures in their places. */
const whole = (html: string) =>
  html.replaceAll(/kept:(\d+)/g, (named, place: string) => files[Number(place)] ?? named);

/** What an inbox shows beside the subject stands first in a mail, unseen. */
const preheaderOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('body > div')?.textContent;

/** As high as what is in it; its links lead to no page of Storybook. */
function settle({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const { contentDocument: document, contentWindow: window } = frame;
  if (!document || !window) return;
  const fit = () => {
    const borders = frame.offsetHeight - frame.clientHeight;
    frame.style.height = `${document.documentElement.offsetHeight + borders}px`;
  };
  document.fonts.ready.then(fit);
  window.addEventListener('resize', fit);
  document.addEventListener('click', (event) => event.preventDefault());
}

function Mail({ template, language }: { template: MailTemplate; language: Language }) {
  const { subject, html, text, documents } = mails[template][language];
  return (
    <Stack gap={3}>
      <div lang={language}>
        <Heading level={2}>{subject}</Heading>
        <Text tone="muted">{preheaderOf(html)}</Text>
      </div>
      {documents.length > 0 && <Text variant="small">Attached: {documents.join(', ')}</Text>}
      <iframe
        title={`${mailPages[template].name}, ${language}`}
        srcDoc={whole(html)}
        onLoad={settle}
        className={styles.frame}
      />
      <AccordionItem summary="The same as plain text">
        <pre lang={language} className={styles.twin}>
          {text}
        </pre>
      </AccordionItem>
    </Stack>
  );
}

/** A mail is a document of its own, into which axe looks where it is there itself. */
async function letAxeIn(frame: HTMLIFrameElement) {
  // As a file: what bundling has renamed in a function is missing where its text runs alone.
  const { default: source } = await import('axe-core/axe.min.js?raw');
  const script = frame.contentDocument?.createElement('script');
  if (!script) throw new Error('A mail did not open');
  script.textContent = source;
  frame.contentDocument?.head.append(script);
}

/** A mail in the language of the toolbar; in Pseudo, which none is written in, in both. */
export const mail = (template: MailTemplate): StoryObj => ({
  render: (_args, { globals: { locale } }) => (
    <Stack gap={7}>
      <Stack gap={2}>
        <Heading level={1}>{mailPages[template].name}</Heading>
        <Text>{mailPages[template].when}</Text>
      </Stack>
      {languages
        .filter((language) => locale === language || locale === 'pseudo')
        .map((language) => (
          <Mail key={language} template={template} language={language} />
        ))}
    </Stack>
  ),
  play: async ({ canvasElement, name }) => {
    await expect(name.toLowerCase()).toBe(mailPages[template].name.toLowerCase());
    for (const frame of canvasElement.querySelectorAll('iframe')) {
      await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(300));
      for (const picture of frame.contentDocument?.images ?? [])
        await expect(picture.naturalWidth, picture.src.slice(0, 40)).toBeGreaterThan(0);
      await letAxeIn(frame);
    }
  },
});
