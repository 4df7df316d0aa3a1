interface Sized {
  readonly condition: string;
  readonly height: number;
  readonly circumference: number;
}

/**
 * The surveys that measured a tree. What is left of a dead one need not be measured, and then keeps the sizes of the
 * survey before: said again beside its day, they would be taken for that day's.
 * @param surveys the latest first
 */
export const measuredSurveys = <Survey extends Sized>(surveys: readonly Survey[]): Survey[] =>
  surveys.filter((survey, place) => {
    const before = surveys[place + 1];
    return (
      survey.condition !== 'dead' ||
      survey.height !== before?.height ||
      survey.circumference !== before.circumference
    );
  });
