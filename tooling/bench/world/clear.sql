-- The demo's trees give way; its species, communities, prices and people stay.
truncate tree, transaction, tree_tally, tree_total, tree_change, standing restart identity cascade;
