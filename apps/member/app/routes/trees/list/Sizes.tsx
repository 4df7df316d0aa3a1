import { useTranslation } from '@rimba/i18n/react';
import { TextField } from '@rimba/ui';
import { useTypedSearch } from '../../../frame/use-typed-search.ts';
import type { ListControls } from './list-controls.ts';
import { readSize, type Size, sizes } from './list-sizes.ts';
import * as styles from './tree-list.css.ts';

/** From and to for each measure, in the unit that its label names. */
export function Sizes({ state, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  return sizes.map((size) => (
    <fieldset key={size} className={styles.size}>
      <legend className={styles.measure}>{t(`filters.${size}`)}</legend>
      <div className={styles.range}>
        <Bound {...{ state, onChange, size }} end="from" />
        <Bound {...{ state, onChange, size }} end="to" />
      </div>
    </fieldset>
  ));
}

function Bound({ state, onChange, size, end }: ListControls & { size: Size; end: 'from' | 'to' }) {
  const { t } = useTranslation('trees');
  const range = state.sizes[size];
  const [text, setText] = useTypedSearch(range[end]?.toString() ?? '', (typed) =>
    onChange({ sizes: { ...state.sizes, [size]: { ...range, [end]: readSize(typed) } } }),
  );
  return (
    <TextField
      label={t(`filters.${end}`)}
      inputMode="decimal"
      value={text}
      onChange={({ currentTarget: { value } }) => setText(value)}
    />
  );
}
