import type { Check } from './check.ts';

export const certificatesOnce: Check = {
  name: 'certificates once',
  sentence: 'Each tree of a paid order stands on one certificate of that order, and no other order has any.',
  sql: `select format('adoption %s of order %s stands on %s certificates', adoption.id, adoption.transaction_id,
      count(certificate.id)) as breach
    from adoption
    left join certificate_tree on certificate_tree.adoption_id = adoption.id
    left join certificate on certificate.id = certificate_id
      and certificate.transaction_id = adoption.transaction_id
    group by adoption.id having count(certificate.id) <> 1
    union all
    select format('certificate %s is of order %s, which is %s', certificate_number, transaction.id, status)
    from certificate join transaction on transaction.id = transaction_id where status <> 'paid'
    union all
    select format('certificate %s has no tree', certificate_number) from certificate
    where not exists (select from certificate_tree where certificate_id = certificate.id)
    union all
    select format('order %s has %s certificates for %s', transaction_id, count(*), holder)
    from certificate group by transaction_id, adopter_id, holder having count(*) > 1`,
};
