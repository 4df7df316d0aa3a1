/** Splits rows for inserts of many at once, below PostgreSQL's 65,535 parameters a statement. */
export function batches<Row extends object>(rows: readonly Row[]): Row[][] {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.floor(60_000 / columns);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
