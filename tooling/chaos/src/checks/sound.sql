-- Sound books: order 1 is paid (tree 1), order 2 waits for its payment (tree 2), order 3 was given up (tree 3).
insert into transaction (id, number, adopter_id, status, payment_method_id, breakdown, subtotal, discount_total,
  payment_fees, total, customer, public_name, holder, language, created_at, expires_at, paid_at)
overriding system value
select id, 'RB-' || id, id, status, (select min(id) from payment_method), '{"quantity": 1}', 150000, 0, 0, 150000, '{}',
  'full', 'Siti', 'id', now(), now() + interval '1 hour', case status when 'paid' then now() end
from (values (1, 'paid'), (2, 'pending_payment'), (3, 'cancelled')) as made (id, status);

insert into transaction_tree (transaction_id, tree_id, position, outcome)
values (1, 1, 1, 'adopted'), (2, 2, 1, 'held'), (3, 3, 1, 'released');

insert into payment_attempt (transaction_id, payment_method_id, order_id, status, amount, created_at, expires_at)
select id, payment_method_id, 'TRX-' || id || '-1',
  case status when 'paid' then 'settled' when 'pending_payment' then 'pending' else 'cancelled' end, total, now(), expires_at
from transaction;

insert into adoption (tree_id, adopter_id, transaction_id, contract_number, starts_at, ends_at)
values (1, 1, 1, 'RB-1-01', now() - interval '1 day', now() + interval '1 year');

insert into signing_key (id, public_key, private_key, created_at) values ('key', '{}', '{}', now());
insert into certificate (id, certificate_number, adopter_id, transaction_id, holder, holder_display, issued_at, starts_at,
  ends_at, revision, key_id, signed_payload, signature)
overriding system value values (1, 'RC-1', 1, 1, 'Siti', 'full', now(), now(), now() + interval '1 year', 1, 'key', '', '');
insert into certificate_tree (certificate_id, tree_id, adoption_id, position) values (1, 1, 1, 1);

insert into hold (tree_id, transaction_id, adopter_id, deadline) values (2, 2, 2, now() + interval '1 hour');
update tree set status = 'adopted' where id = 1;
update tree set status = 'pending', held_until = (select deadline from hold where tree_id = 2) where id = 2;

insert into mail (dedupe_key, message_id, recipient, template, language, data, created_at, sent_at)
values ('payment-success:1', '<one@rimba.test>', 'buyer-1@rimba.test', 'paymentSuccess', 'id', '{}', now(), now());
insert into wishtree_entry (adopter_id, tree_id, added_at) values (1, 4, now());
insert into gift (transaction_id, giver_id, code_hash, created_at, claimed_by_id) values (1, 1, 'hash', now(), 2);
update adopter set picture = 'face' where id = 1;
