import { FixedQuery, type Tables } from '../../core/database/fixed-query.js';

/** Where rows of children stand. */
interface Source {
  /** A table with `child_id`. */
  table: string;
  alias: string;
  /** Which of its rows, where not all. May have parameters. */
  where?: string;
  /** What else is read with them. */
  joins?: string;
}

/**
 * The rows that the children of a parent have in a table. Takes the parent's person, then what `where` takes. Ownership stands in
 * the query. Whether a child has any can be asked within another statement: {@link existsFor}.
 */
export class RowsOfChildren<Read extends Tables, Computed extends string = never> extends FixedQuery<
  Read,
  Computed
> {
  constructor(
    tables: Read,
    private readonly source: Source,
    computed?: Record<Computed, string>,
  ) {
    const { table, alias, joins = '', where } = source;
    super(
      tables,
      `FROM \`child_parent\` parent JOIN \`${table}\` ${alias} ON ${alias}.child_id = parent.child_id ${joins}
       WHERE parent.person_id = ?${where ? ` AND ${where}` : ''}`,
      computed,
    );
  }

  /** SQL: whether a child has a row; takes what `where` takes. @param childId SQL of its id */
  existsFor(childId: string): string {
    const { table, alias, where } = this.source;
    return `EXISTS (SELECT 1 FROM \`${table}\` ${alias} WHERE ${alias}.child_id = ${childId}${where ? ` AND ${where}` : ''})`;
  }
}
