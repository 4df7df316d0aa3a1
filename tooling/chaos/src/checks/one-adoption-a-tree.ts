import type { Check } from './check.ts';

export const oneAdoptionATree: Check = {
  name: 'one adoption a tree',
  sentence: 'At no moment has a tree more than one adoption in force.',
  sql: `select format('tree %s is in terms %s and %s', one.tree_id, one.id, other.id) as breach
    from adoption as one
    join adoption as other on other.tree_id = one.tree_id and other.id > one.id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`,
};
