import type { TFunction } from 'i18next';
import { expectTypeOf, test } from 'vitest';
import type { Namespace } from './keys.ts';

test('a key that no file has does not compile', () => {
  const check = (t: TFunction<['common', 'checkout', 'errors']>) => {
    expectTypeOf(t('nav.home')).toBeString();
    expectTypeOf(t('units.trees', { count: 2 })).toBeString();
    expectTypeOf(t('errors:auth.invalid_credentials')).toBeString();
    // @ts-expect-error no such text
    t('nope');
    // @ts-expect-error a group is not a text
    t('checkout:countdown.nope');
    // @ts-expect-error a namespace that was not asked for
    t('faq:meta.title');
  };
  expectTypeOf(check).toBeFunction();
});

test('namespaces are named', () => {
  expectTypeOf<'member-home'>().toExtend<Namespace>();
  expectTypeOf<string>().not.toExtend<Namespace>();
});
