import { date, dateTime, lastFullDay, percent, rupiah } from '@rimba/i18n/format';
import { Type } from 'typebox';
import { leastPrice, type PriceTable } from '../../adoption/price/index.ts';
import { dayMs } from '../../clock/day.ts';
import { isCalendarDay, startOfWibDay, wibDate } from '../../clock/wib.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { readJsonFile } from './json-file.ts';
import { localized } from './localized.ts';

const name = localized(100);
/** The first and the last day (WIB) it counts, YYYY-MM-DD; as long as the price where they are not given. */
const days = { startsAt: Type.Optional(Type.String()), endsAt: Type.Optional(Type.String()) };
const Item = Type.Union([
  Type.Object(
    { name, ...days, rupiah: Type.Integer({ minimum: 1, maximum: 100_000_000 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { name, ...days, percent: Type.Number({ minimum: 0.01, maximum: 100, multipleOf: 0.01 }) },
    { additionalProperties: false },
  ),
]);
/** The file of `price set`: rupiah for one tree, and percent of the subtotal with two decimals at most. */
const PriceFile = Type.Object(
  {
    mainPrice: Type.Integer({ minimum: 1_000, maximum: 100_000_000 }),
    otherPrices: Type.Array(Item, { maxItems: 20 }),
    discounts: Type.Array(Item, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
type Line = Type.Static<typeof Item>;

const example: Type.Static<typeof PriceFile> = {
  mainPrice: 150_000,
  otherPrices: [{ name: { id: 'Perawatan', en: 'Care' }, rupiah: 10_000 }],
  discounts: [
    {
      name: { id: 'Potongan musim tanam', en: 'Planting season discount' },
      percent: 12.5,
      startsAt: '2026-10-01',
      endsAt: '2026-12-31',
    },
  ],
};

const item = ({ name: named, startsAt, endsAt, ...line }: Line): PriceTable['discounts'][number] => ({
  name: named,
  isPercentage: 'percent' in line,
  value: 'percent' in line ? Math.round(line.percent * 100) : line.rupiah,
  startsAt: startsAt === undefined ? null : startOfWibDay(startsAt),
  endsAt: endsAt === undefined ? null : new Date(startOfWibDay(endsAt).getTime() + dayMs),
});

/** Whether both days are on the calendar, in order. */
const hasRightDays = ({ startsAt, endsAt }: Line): boolean =>
  [startsAt, endsAt].every((one) => one === undefined || isCalendarDay(one)) &&
  (startsAt === undefined || endsAt === undefined || startsAt <= endsAt);

export const addPrice: AddCommands = (program, { terminal, pathOf, withProduct }) => {
  const { t, say, language } = terminal;
  const family = program.command('price').description(t('help.price.about'));

  family
    .command('show')
    .description(t('help.price.show'))
    .action(() =>
      withProduct(async ({ adoption }) => {
        const config = await adoption.price.prices.stored();
        if (!config) throw new CommandError(t('price.none'));
        say(t('price.inForce', { price: rupiah(config.mainPrice, language) }));
        showLines(config);
        for (const { validFrom, ...planned } of await adoption.price.prices.planned()) {
          const moment = dateTime(validFrom, language);
          say(t('price.set', { moment, price: rupiah(planned.mainPrice, language) }));
          showLines(planned);
        }
      }),
    );

  function daysOf({ startsAt, endsAt }: PriceTable['discounts'][number]): string {
    const from = startsAt && t('price.from', { day: date(startsAt, language) });
    const until = endsAt && t('price.until', { day: lastFullDay(endsAt, language) });
    const both = [from, until].filter(Boolean).join(' ');
    return both && ` (${both})`;
  }

  function showLines({ otherPrices, discounts }: PriceTable) {
    for (const [sign, lines] of [
      ['+', otherPrices],
      ['−', discounts],
    ] as const) {
      for (const line of lines) {
        const value = line.isPercentage
          ? percent(line.value / 10_000, language, 2)
          : rupiah(line.value, language);
        say(`  ${sign} ${line.name[language]}: ${value}${daysOf(line)}`);
      }
    }
  }

  family
    .command('set <file>')
    .description(t('help.price.set'))
    .option('--from <day>', t('help.price.from'))
    .addHelpText('after', () => `\n${t('help.example')}\n${JSON.stringify(example, null, 2)}`)
    .action(async (file: string, { from }: { from?: string }) => {
      const given = await readJsonFile(terminal, pathOf(file), PriceFile);
      const config = {
        ...given,
        otherPrices: given.otherPrices.map(item),
        discounts: given.discounts.map(item),
      };
      const wrong = [...given.otherPrices, ...given.discounts].find((line) => !hasRightDays(line));
      if (wrong) throw new CommandError(t('price.days', { name: wrong.name[language] }));
      await withProduct(async ({ adoption, clock, database }) => {
        const now = clock.now();
        const validFrom = from === undefined ? now : startOfWibDay(from);
        if (
          from !== undefined &&
          (Number.isNaN(validFrom.getTime()) || wibDate(validFrom) !== from || validFrom < now)
        ) {
          throw new CommandError(t('price.day', { day: from }), exitCode.wrongUsage);
        }
        if (leastPrice(config, validFrom) === 0) throw new CommandError(t('price.nothing'));
        await database.db.transaction((tx) => adoption.price.prices.setPrice(tx, config, validFrom));
        say(
          t('price.set', {
            moment: dateTime(validFrom, language),
            price: rupiah(config.mainPrice, language),
          }),
        );
      });
    });
};
