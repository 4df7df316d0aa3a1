import { deviceName } from '@rimba/i18n/device-name';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import type { SignInWayKind } from '../../database/schema/index.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import type { Adopter } from '../adopter/index.ts';
import type { Device } from '../session/index.ts';

type Way = { kind: SignInWayKind; id?: number; label?: string | null };

export type WayNews = ReturnType<typeof createWayNews>;

/** Tells the owner of an account what happened to the ways to sign in: who did not do it finds out by this. */
export function createWayNews({
  clock,
  mails,
  notifications,
}: {
  clock: Clock;
  mails: Pick<MailService, 'enqueue'>;
  notifications: Pick<NotificationService, 'notify'>;
}) {
  async function tell(
    tx: Db,
    owner: Adopter,
    what: 'added' | 'removed' | 'used',
    { kind, id, label }: Way,
    device?: Device,
  ): Promise<void> {
    const at = clock.now().toISOString();
    const dedupeKey = `way-${what}:${owner.id}:${kind}${id ?? ''}:${at}`;
    await notifications.notify(tx, {
      adopterId: owner.id,
      category: `rimba_way_${what}`,
      data: {},
      link: `${pathTo('profile')}#ways`,
      dedupeKey,
    });
    const mail = { dedupeKey, to: owner.email ?? '', language: owner.language };
    const way = {
      // A stranger may have chosen the name of an account whose address is not proven.
      ...(owner.emailVerifiedAt && { name: owner.name }),
      way: kind,
      // So may they the name of a passkey.
      ...(label && (kind !== 'passkey' || owner.emailVerifiedAt) && { label }),
    };
    if (what === 'added')
      await mails.enqueue(tx, { ...mail, template: 'wayAdded', data: { ...way, addedAt: at } });
    else if (what === 'removed')
      await mails.enqueue(tx, { ...mail, template: 'wayRemoved', data: { ...way, removedAt: at } });
    else {
      const name = deviceName(device?.userAgent ?? null);
      const data = { ...way, usedAt: at, ...(name && { device: name }) };
      await mails.enqueue(tx, { ...mail, template: 'wayUsed', data });
    }
  }

  /** What the password asks for after it, or that a mailed code stood in for that. */
  async function tellFactor(
    tx: Db,
    owner: Adopter,
    what: 'on' | 'off' | 'skipped',
    device?: Device,
  ): Promise<void> {
    const at = clock.now().toISOString();
    const dedupeKey = `factor-${what}:${owner.id}:${at}`;
    await notifications.notify(tx, {
      adopterId: owner.id,
      category: `rimba_factor_${what}`,
      data: {},
      link: `${pathTo('profile')}#ways`,
      dedupeKey,
    });
    const mail = { dedupeKey, to: owner.email ?? '', language: owner.language };
    const { name } = owner;
    if (what === 'on')
      await mails.enqueue(tx, { ...mail, template: 'factorOn', data: { name, changedAt: at } });
    else if (what === 'off')
      await mails.enqueue(tx, { ...mail, template: 'factorOff', data: { name, changedAt: at } });
    else {
      const known = deviceName(device?.userAgent ?? null);
      const data = { name, usedAt: at, ...(known && { device: known }) };
      await mails.enqueue(tx, { ...mail, template: 'factorSkipped', data });
    }
  }

  return {
    added: (tx: Db, owner: Adopter, way: Way) => tell(tx, owner, 'added', way),
    removed: (tx: Db, owner: Adopter, way: Way) => tell(tx, owner, 'removed', way),
    /** For the first time on this device. */
    used: (tx: Db, owner: Adopter, way: Way, device: Device) => tell(tx, owner, 'used', way, device),
    factorOn: (tx: Db, owner: Adopter) => tellFactor(tx, owner, 'on'),
    factorOff: (tx: Db, owner: Adopter) => tellFactor(tx, owner, 'off'),
    factorSkipped: (tx: Db, owner: Adopter, device: Device) => tellFactor(tx, owner, 'skipped', device),
  };
}
