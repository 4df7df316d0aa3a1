import { dateTime, percent, rupiah } from '@rimba/i18n/format';
import { Type } from 'typebox';
import { breakdownOf, type PriceTable } from '../../adoption/price/index.ts';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import type { AddCommands } from '../command.ts';
import { CommandError, exitCode } from '../outcome.ts';
import { readJsonFile } from './json-file.ts';
import { localized } from './localized.ts';

const name = localized(100);
const Item = Type.Union([
  Type.Object(
    { name, rupiah: Type.Integer({ minimum: 1, maximum: 100_000_000 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { name, percent: Type.Number({ minimum: 0.01, maximum: 100, multipleOf: 0.01 }) },
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
  discounts: [{ name: { id: 'Diskon musim tanam', en: 'Planting season discount' }, percent: 12.5 }],
};

const item = (line: Line): PriceTable['discounts'][number] =>
  'rupiah' in line
    ? { name: line.name, isPercentage: false, value: line.rupiah }
    : { name: line.name, isPercentage: true, value: Math.round(line.percent * 100) };

export const addPrice: AddCommands = (program, { terminal, pathOf, withProduct }) => {
  const { t, say, language } = terminal;
  const family = program.command('price').description(t('help.price.about'));

  family
    .command('show')
    .description(t('help.price.show'))
    .action(() =>
      withProduct(async ({ adoption }) => {
        const config = await adoption.prices.find();
        if (!config) throw new CommandError(t('price.none'));
        say(t('price.inForce', { price: rupiah(config.mainPrice, language) }));
        showLines(config);
        for (const { validFrom, ...planned } of await adoption.prices.planned()) {
          const moment = dateTime(validFrom, language);
          say(t('price.set', { moment, price: rupiah(planned.mainPrice, language) }));
          showLines(planned);
        }
      }),
    );

  function showLines({ otherPrices, discounts }: PriceTable) {
    for (const [sign, lines] of [
      ['+', otherPrices],
      ['−', discounts],
    ] as const) {
      for (const line of lines) {
        const value = line.isPercentage
          ? percent(line.value / 10_000, language, 2)
          : rupiah(line.value, language);
        say(`  ${sign} ${line.name[language]}: ${value}`);
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
      if (breakdownOf(config, 1).finalPrice === 0) throw new CommandError(t('price.nothing'));
      await withProduct(async ({ adoption, clock, database }) => {
        const now = clock.now();
        const validFrom = from === undefined ? now : startOfWibDay(from);
        if (
          from !== undefined &&
          (Number.isNaN(validFrom.getTime()) || wibDate(validFrom) !== from || validFrom < now)
        ) {
          throw new CommandError(t('price.day', { day: from }), exitCode.wrongUsage);
        }
        await database.db.transaction((tx) => adoption.prices.setPrice(tx, config, validFrom));
        say(
          t('price.set', {
            moment: dateTime(validFrom, language),
            price: rupiah(config.mainPrice, language),
          }),
        );
      });
    });
};
