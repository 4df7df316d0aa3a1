import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { MailService, UnaddressedMail } from '../../engagement/mail/index.ts';
import { findMailReader } from '../../identity/adopter/index.ts';
import { findLetter, markMailed } from './letter.repository.ts';
import type { Letter } from './letter.schemas.ts';
import { mailedLoss, mailedVisit } from './letter-mail.rules.ts';
import type { LetterViewService } from './letter-view.service.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof findMailReader>>>;

/** Letters on their way by mail, to whoever has proven an address. */
export function createLetterMailService({
  clock,
  mails,
  views,
}: {
  clock: Clock;
  mails: MailService;
  views: Pick<LetterViewService, 'read'>;
}) {
  async function send(
    tx: Db,
    letterId: number,
    write: (letter: Letter, reader: Reader) => UnaddressedMail | undefined,
  ): Promise<void> {
    const row = await findLetter(tx, letterId);
    const reader = row && (await findMailReader(tx, row.adopterId));
    if (!reader) return;
    const mail = write(await views.read(row.adopterId, letterId, tx), reader);
    if (mail) await mails.enqueue(tx, { ...mail, to: reader.email, language: reader.language });
  }

  const sendDeath = (
    tx: Db,
    letterId: number,
    dedupeKey: string,
    of: { wasTold?: boolean; isLate?: boolean } = {},
  ): Promise<void> =>
    send(tx, letterId, ({ lost, createdAt: toldAt }, { name }) =>
      lost?.lost
        ? {
            dedupeKey,
            template: 'treeDied',
            data: { name, letterId, toldAt, ...of, ...mailedLoss(lost, lost.lost) },
          }
        : undefined,
    );

  return {
    /** Of what no mail has told yet; again it finds nothing. */
    async visited(tx: Db, letterId: number): Promise<void> {
      const told = new Set(await markMailed(tx, letterId, clock.now()));
      if (!told.size) return;
      await send(tx, letterId, ({ visits, day }, { name }) => {
        const own = visits.filter(({ survey }) => told.has(survey.id));
        if (!own.length) return undefined;
        return {
          dedupeKey: `letter:${letterId}:${Math.max(...told)}`,
          template: 'fieldLetter',
          data: { name, letterId, day, visits: own.map(mailedVisit) },
        };
      });
    },

    died: (tx: Db, letterId: number): Promise<void> => sendDeath(tx, letterId, `letter:${letterId}`),

    /** The same of a death that was told before its cause was known. */
    explained: (tx: Db, letterId: number): Promise<void> =>
      sendDeath(tx, letterId, `letter:${letterId}:cause`, { wasTold: true }),

    /** That what was promised for a day does not stand yet. */
    replantingLate: (tx: Db, letterId: number, replantBy: string): Promise<void> =>
      sendDeath(tx, letterId, `letter:${letterId}:late:${replantBy}`, { isLate: true }),

    introduced: (tx: Db, letterId: number): Promise<void> =>
      send(tx, letterId, ({ lost, next }, { name }) => {
        const replacement = next ?? lost?.lost?.successor;
        if (!lost || !replacement) return undefined;
        return {
          dedupeKey: `letter:${letterId}`,
          template: 'treeReplaced',
          data: {
            name,
            letterId,
            localName: replacement.tree.treeName,
            latinName: replacement.tree.latinName,
            oldCode: lost.tree.code,
            oldTreeId: lost.tree.id,
            oldName: lost.tree.treeName,
            newCode: replacement.tree.code,
            newTreeId: replacement.tree.id,
            height: replacement.tree.height,
            plantedAt: replacement.plantedAt,
            endsAt: (next ?? lost).endsAt,
            certificateNumber: (next ?? lost).terms.at(-1)?.certificateNumber ?? '',
            ...(!next && { termEnded: true }),
          },
        };
      }),
  };
}
export type LetterMailService = ReturnType<typeof createLetterMailService>;
