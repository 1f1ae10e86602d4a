import type { Client } from 'pg';

interface Plan {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** By the kind of a join: the sides whose columns are null where nothing matches. */
const NULLABLE_SIDES: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Anti: ['Inner'],
  Right: ['Outer'],
  'Right Anti': ['Outer'],
  Full: ['Inner', 'Outer'],
};

/**
 * The tables of a statement that stand on the optional side of an outer join, by name: their columns may be null although
 * the table forbids it. Read from the plan; of a partitioned table it names the parts.
 */
export async function nullableTables(client: Client, text: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  const subplans = new Map<string, Plan>();
  collectSubplans(plan, subplans);
  const found = new Set<string>();
  const visit = (step: Plan, isNullable: boolean): void => {
    const table = step['Relation Name'];
    if (isNullable && table !== undefined) {
      found.add(table);
    }
    const cte = subplans.get(`CTE ${step['CTE Name'] ?? ''}`);
    if (isNullable && cte !== undefined) {
      visit(cte, true);
    }
    const sides = NULLABLE_SIDES[step['Join Type'] ?? ''] ?? [];
    for (const child of step.Plans ?? []) {
      visit(child, isNullable || sides.includes(child['Parent Relationship'] ?? ''));
    }
  };
  visit(plan, false);
  return found;
}

function collectSubplans(step: Plan, into: Map<string, Plan>): void {
  if (step['Subplan Name'] !== undefined) {
    into.set(step['Subplan Name'], step);
  }
  step.Plans?.forEach((child) => collectSubplans(child, into));
}
