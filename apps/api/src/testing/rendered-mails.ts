import { type Language, languages } from '@rimba/i18n';
import type { Certificate } from '../adoption/certificate/certificate.schemas.ts';
import { certificateContent } from '../adoption/certificate/certificate-content.ts';
import { renderCertificatePreview } from '../adoption/certificate/certificate-preview.tsx';
import { loadConfig } from '../config/config.ts';
import type { Enclosures } from '../engagement/mail/enclosures.ts';
import { mailSamples, mailSamplesIn } from '../engagement/mail/mails/mail-samples.ts';
import { renderMail } from '../engagement/mail/mails/render-mail.tsx';
import type { MailTemplate } from '../engagement/message/index.ts';
import examples from '../openapi/examples/adoption.json' with { type: 'json' };

const config = loadConfig({ PUBLIC_URL: 'https://rimba.example' });

/** An example that a test holds against its schema. */
const certificate = examples.readCertificate.response.data as Certificate;

const enclosures: Enclosures = {
  pdf: async ({ document }) => ({
    filename: `${document}.pdf`,
    content: Buffer.from(''),
    contentType: 'application/pdf',
  }),
  certificatePicture: (certificateNumber, language) => {
    const { holder } = mailSamples.certificateCreated;
    const content = { ...certificate, certificateNumber, holder };
    return renderCertificatePreview(certificateContent(content, language, config.publicUrl));
  },
};

const places = new Map<string, number>();

/** Fonts and pictures stand apart, since most mails have the same. */
function keep(file: string): string {
  const place = places.get(file) ?? places.size;
  places.set(file, place);
  return `kept:${place}`;
}

async function render(template: MailTemplate, language: Language) {
  const mail = { template, language, data: mailSamplesIn(language)[template] };
  const { subject, html, text, attachments } = await renderMail(mail, {
    config,
    files: { get: async () => undefined },
    enclosures,
  });
  const pictures = new Map(
    attachments.map(({ cid, content, contentType }) => [
      `cid:${cid}`,
      `data:${contentType};base64,${content.toString('base64')}`,
    ]),
  );
  return {
    subject,
    html: html.replaceAll(/cid:[\w@-]+|data:[\w/]+;base64,[\w+/=]+/g, (named) =>
      keep(pictures.get(named) ?? named),
    ),
    text,
    documents: attachments.flatMap(({ cid, filename }) => (cid === undefined ? [filename] : [])),
  };
}

const mails: Record<string, Record<string, Awaited<ReturnType<typeof render>>>> = {};
for (const template of Object.keys(mailSamples) as MailTemplate[]) {
  mails[template] = {};
  for (const language of languages) mails[template][language] = await render(template, language);
}

// Every mail in every language as it is sent, for whoever shows them (`RenderedMails` of the reference).
process.stdout.write(JSON.stringify({ mails, files: [...places.keys()] }));
