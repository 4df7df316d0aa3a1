-- Who deleted their account has no place in the ranking.
DELETE FROM standing USING adopter WHERE adopter.id = standing.adopter_id AND adopter.deleted_at IS NOT NULL;
