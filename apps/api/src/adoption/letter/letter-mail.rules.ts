import type { MailContents } from '../../engagement/message/index.ts';
import type { ForestTree } from '../own-forest/index.ts';
import type { LetterVisit } from './letter.schemas.ts';

/** A visit as its mail tells it: the figures of that day. */
export const mailedVisit = ({
  tree,
  bond,
  holder,
  survey,
  before,
  first,
  grown,
  grownLately,
  photo,
  nextSurvey,
  endsBefore,
  heights,
}: LetterVisit): MailContents['fieldLetter']['visits'][number] => ({
  treeId: tree.id,
  code: tree.code,
  localName: tree.treeName,
  latinName: tree.latinName,
  group: tree.kelompokKomunitas.name,
  giftOf: bond === 'given' ? holder : null,
  surveyedAt: survey.surveyedAt,
  surveyor: survey.surveyor,
  condition: survey.condition,
  height: survey.height,
  notes: survey.notes,
  sinceLast: grownLately?.height ?? null,
  lastAt: before?.surveyedAt ?? null,
  sinceFirst: grown?.height ?? null,
  firstAt: first?.surveyedAt ?? null,
  photo: photo?.file ?? null,
  nextBy: nextSurvey?.by ?? null,
  ...(endsBefore !== undefined && { endsBefore }),
  heights,
});

/** A death as its mail tells it. */
export const mailedLoss = ({ tree, state }: ForestTree, loss: NonNullable<ForestTree['lost']>) => ({
  isReplaced: state === 'replaced',
  treeId: tree.id,
  code: tree.code,
  localName: tree.treeName,
  group: tree.kelompokKomunitas.name,
  foundAt: loss.foundAt,
  surveyor: loss.surveyor,
  notes: loss.notes,
  cause: loss.cause,
  promised: loss.promised,
  replantBy: loss.replantBy,
  ...(loss.replantDelay !== undefined && { replantDelay: loss.replantDelay }),
});
