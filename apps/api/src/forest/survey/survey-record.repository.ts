import { asc, inArray, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { excluded } from '../../database/excluded.ts';
import { query } from '../../database/query.ts';
import { adoption, hold, species, survey, tree } from '../../database/schema/index.ts';
import { carbonDioxide } from '../vocabulary/index.ts';
import { nextSurveyDue } from './survey-schedule.rules.ts';
import { firstYearOutcome } from './survival.rules.ts';

/** What a patrol writes down; carbon follows from it. */
export type SurveyRecord = Omit<typeof survey.$inferInsert, 'id' | 'carbonAbsorption'>;

/**
 * Stores surveys, or corrects those of the same tree and moment, and brings their trees up to date: the
 * measurements of the latest, when the next is due, and whether the first year was survived.
 */
export async function recordSurveys(
  tx: Db,
  records: readonly Omit<SurveyRecord, 'untoldSince'>[],
  now: Date,
): Promise<void> {
  if (!records.length) return;
  const ids = [...new Set(records.map(({ treeId }) => treeId))].sort((one, other) => one - other);
  const trees = await tx
    .select({ id: tree.id, createdAt: tree.createdAt, speciesId: tree.speciesId })
    .from(tree)
    .where(inArray(tree.id, ids))
    .orderBy(asc(tree.id))
    .for('update');
  const kinds = await tx.select({ id: species.id, woodDensity: species.woodDensity }).from(species);
  const densities = new Map(kinds.map(({ id, woodDensity }) => [id, woodDensity]));
  const densityOf = new Map(trees.map(({ id, speciesId }) => [id, densities.get(speciesId) ?? 0]));
  await tx
    .insert(survey)
    .values(
      records.map((record) => ({
        ...record,
        untoldSince: now,
        carbonAbsorption: carbonDioxide(
          densityOf.get(record.treeId) ?? 0,
          record.circumference / Math.PI,
          record.height,
        ),
      })),
    )
    .onConflictDoUpdate({
      target: [survey.treeId, survey.surveyedAt],
      set: {
        ...excluded(survey, [
          'surveyor',
          'circumference',
          'height',
          'carbonAbsorption',
          'condition',
          'phenology',
          'notes',
          'cause',
          'replantBy',
          'girthAt',
        ]),
        untoldSince: sql`case when ${tellsMore} then excluded.untold_since else ${survey.untoldSince} end`,
      },
    });
  await followSurveys(tx, trees, now);
}

/** A correction is no news, unless it says that the tree died, or of what. */
const tellsMore = sql`excluded.condition = 'dead' and (
  ${survey.condition} <> 'dead' or (${survey.cause} is null and excluded.cause is not null)
)`;

const updateTrees = query({
  name: 'trees-follow-surveys',
  given: { outcomes: 'jsonb', now: 'timestamptz' },
  row: Type.Object({}),
  text: (value) => sql`update ${tree} set
      circumference = latest.circumference, height = latest.height,
      carbon_absorption = latest.carbon_absorption, condition = latest.condition,
      surveyor = latest.surveyor, surveyed_at = latest.surveyed_at,
      next_survey_due = given.due::date, first_year_outcome = given.outcome,
      status = case
        when latest.condition = 'dead' and ${tree.status} in ('ready_to_adopt', 'active')
          and not exists (
            select 1 from ${adoption} where ${adoption.treeId} = ${tree.id} and ${adoption.endsAt} > ${value('now')}
          )
          and not exists (
            select 1 from ${hold} where ${hold.treeId} = ${tree.id} and ${hold.deadline} > ${value('now')}
          )
        then 'inactive' else ${tree.status} end
    from jsonb_to_recordset(${value('outcomes')}) as given(id int, due text, outcome text)
    join lateral (
      select * from ${survey} where ${survey.treeId} = given.id order by ${survey.surveyedAt} desc limit 1
    ) as latest on true
    where ${tree.id} = given.id`,
});

async function followSurveys(
  tx: Db,
  trees: readonly { id: number; createdAt: Date }[],
  now: Date,
): Promise<void> {
  const ids = trees.map(({ id }) => id);
  const visits = await tx
    .select({ treeId: survey.treeId, surveyedAt: survey.surveyedAt, condition: survey.condition })
    .from(survey)
    .where(inArray(survey.treeId, ids))
    .orderBy(asc(survey.surveyedAt));
  const visitsOf = Map.groupBy(visits, ({ treeId }) => treeId);
  const rows = trees.flatMap(({ id, createdAt }) => {
    const own = visitsOf.get(id);
    const latest = own?.at(-1);
    return own && latest
      ? [
          {
            id,
            due: nextSurveyDue(latest.surveyedAt),
            outcome: firstYearOutcome(wibDate(createdAt), own),
          },
        ]
      : [];
  });
  // One statement for all of them, so that the tally's triggers run once.
  await updateTrees(tx, { outcomes: JSON.stringify(rows), now });
}
