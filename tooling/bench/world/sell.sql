-- Of the trees ready to adopt every tenth is in term and every ninetieth or so held, with what makes them so.
create temporary table buyer as
select (select min(id) from adopter) as id, (select min(id) from payment_method) as payment_method_id;

with sale (number, status, expires_at, paid_at) as (
  values ('RB-20260101-PAID', 'paid', timestamptz '2026-01-01', timestamptz '2026-01-01'),
    ('RB-20260101-HELD', 'pending_payment', timestamptz '2099-01-01', null)
)
insert into transaction (number, adopter_id, status, payment_method_id, breakdown, subtotal, discount_total,
  payment_fees, total, customer, public_name, holder, language, created_at, expires_at, paid_at)
select number, buyer.id, status, payment_method_id, '{}', 0, 0, 0, 0, '{}', 'full', 'Ratna', 'id',
  timestamptz '2026-01-01', expires_at, paid_at
from sale, buyer;

insert into adoption (tree_id, adopter_id, transaction_id, contract_number, starts_at, ends_at)
select tree.id, transaction.adopter_id, transaction.id, 'BENCH-' || tree.id, '2026-01-01', '2098-12-31'
from tree, transaction
where tree.status = 'ready_to_adopt' and tree.id % 10 = 1 and transaction.status = 'paid';

insert into hold (tree_id, transaction_id, adopter_id, deadline)
select tree.id, transaction.id, transaction.adopter_id, transaction.expires_at
from tree, transaction
where tree.status = 'ready_to_adopt' and tree.id % 90 = 2 and transaction.status = 'pending_payment';

update tree set status = 'adopted' where status = 'ready_to_adopt' and id % 10 = 1;
update tree set status = 'pending', held_until = hold.deadline from hold where hold.tree_id = tree.id;

-- As the service does every minute: changes folded into the tally, old ones forgotten.
select fold_tree_tally();
truncate tree_change;

insert into wishtree_entry (adopter_id, tree_id, added_at)
select buyer.id, tree.id, timestamptz '2026-01-01' from buyer, (select id from tree where id % 97 = 3 limit 200) as tree;
