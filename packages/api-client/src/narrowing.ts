import type { Call } from './attempt.ts';
import type { operations } from './generated/openapi.ts';
import type { FailureCode } from './schemas.ts';

/** Fields that a word of `with` fills, where they are not called as the word. */
export interface FieldOfRelation {
  readonly group: 'kelompokKomunitas';
}
type FieldOf<Relation> = Relation extends keyof FieldOfRelation ? FieldOfRelation[Relation] : Relation;

/** The words of a list that was written out; none of one that is known only when it runs. */
type Literal<List> = List extends readonly unknown[]
  ? number extends List['length']
    ? never
    : List[number]
  : never;

type Filled<Row, With> = Row & Required<Pick<Row, FieldOf<Literal<With>> & keyof Row>>;

/** A field that is there with certainty, or one that may have been left out. */
type Chosen<Row, Select extends readonly unknown[]> = number extends Select['length']
  ? Partial<Row> & Pick<Row, 'id' & keyof Row>
  : Pick<Row, ('id' | Select[number]) & keyof Row>;

/** An intersection written as one object, for who hovers over it. */
type Plain<Row> = { [Field in keyof Row]: Row[Field] };

/**
 * A row as `with` and `select` have it: relations asked for are there, and of fields only the chosen ones and the
 * id. Lists that are not written out in the call say nothing of what is there.
 */
export type Narrowed<Row, With, Select> = [Select] extends [readonly unknown[]]
  ? [Select] extends [readonly []]
    ? WithRelations<Row, With>
    : [Literal<With>] extends [never]
      ? Chosen<Row, Select>
      : Plain<Chosen<Filled<Row, With>, Select>>
  : WithRelations<Row, With>;

type WithRelations<Row, With> = [Literal<With>] extends [never] ? Row : Plain<Filled<Row, With>>;

type Asked<Init, Name extends string> = Init extends {
  readonly params?: { readonly query?: { readonly [Key in Name]?: infer Value } | undefined } | undefined;
}
  ? NonNullable<Value>
  : never;

type Rows<Data, With, Select> = Data extends readonly (infer Row)[]
  ? Narrowed<Row, With, Select>[]
  : Narrowed<Data, With, Select>;

/** An answer whose `data` is as the call's `with` and `select` have it. */
export type NarrowedBody<Body, Init> = [Asked<Init, 'with'> | Asked<Init, 'select'>] extends [never]
  ? Body
  : Body extends { readonly data: infer Data }
    ? Omit<Body, 'data'> & { data: Rows<Data, Asked<Init, 'with'>, Asked<Init, 'select'>> }
    : Body;

type BodyOf<Operation extends keyof operations> = operations[Operation]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** An operation's answer as `with` and `select` have it. */
export type Answer<Operation extends keyof operations, With, Select> =
  BodyOf<Operation> extends { data: infer Data }
    ? Omit<BodyOf<Operation>, 'data'> & { data: Rows<Data, With, Select> }
    : never;

/** Says of an answer what the call asked for, which its description alone does not know. */
export const asAsked = <Operation extends keyof operations, With, Select>(
  answer: Promise<BodyOf<Operation>>,
): Call<Answer<Operation, With, Select>, FailureCode<Operation>> => answer as never;

type WordsOf<Operation extends keyof operations, Name extends string> =
  NonNullable<operations[Operation]['parameters']['query']> extends {
    readonly [Key in Name]?: (infer Word)[];
  }
    ? Word
    : never;

/** Some of the relations that an operation takes in `with`. */
export type Relations<Operation extends keyof operations> = readonly WordsOf<Operation, 'with'>[];

/** Some of the fields that an operation takes in `select`. */
export type Fields<Operation extends keyof operations> = readonly WordsOf<Operation, 'select'>[];
