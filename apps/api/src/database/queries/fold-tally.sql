select fold_tree_tally()
