import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { writeFileAtomically } from '../state/write-file.ts';

/** A mail as a person or a test reads it. */
export interface Mail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  /** Whom the envelope named, lower case: what decides whose inbox it is in. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly size: number;
    /** What `cid:` in the mail names. */
    readonly contentId: string | null;
  }[];
}

export interface MailStore {
  /** Newest first; only those to one address where it is given. */
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
  /** What is attached, in the order of `attachments`. */
  contents(id: string): Promise<Uint8Array[]>;
  add(message: Buffer, envelopeTo: readonly string[]): Promise<void>;
}

const deliveredTo = 'delivered-to';

async function parse(id: string, source: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(source);
  const recipients = mail.headers.filter(({ key }) => key === deliveredTo).map(({ value }) => value);
  return {
    id,
    receivedAt: new Date(Number(id.split('-', 1)[0])).toISOString(),
    from: mail.from?.address ?? '',
    to: recipients.map((address) => address.toLowerCase()),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content, contentId }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
      contentId: contentId?.replace(/^<|>$/g, '') ?? null,
    })),
  };
}

/** Keeps every mail as the .eml file it arrived as, with the envelope's recipients in front. */
export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true });
  const mails = new Map<string, Mail>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()) {
    const id = name.slice(0, -'.eml'.length);
    mails.set(id, await parse(id, await readFile(join(folder, name))));
  }
  return {
    list: (to) => [...mails.values()].reverse().filter((mail) => !to || mail.to.includes(to.toLowerCase())),
    find: (id) => mails.get(id),
    async contents(id) {
      if (!mails.has(id)) return [];
      const { attachments } = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
      return attachments.map(({ content }) =>
        typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      );
    },
    async add(message, envelopeTo) {
      const id = `${Date.now()}-${randomBytes(6).toString('hex')}`;
      const trace = envelopeTo.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const source = Buffer.concat([Buffer.from(trace), message]);
      const mail = await parse(id, source);
      await writeFileAtomically(join(folder, `${id}.eml`), source);
      mails.set(id, mail);
    },
  };
}
