ALTER TABLE "tree" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
UPDATE tree SET held_until = hold.deadline FROM hold WHERE hold.tree_id = tree.id AND tree.status = 'pending';
