import { cursorTo, daysAgo } from './places';
import type { AppDocuments } from './app-documents';

/** A request that the dashboard sends, with variables that may differ each time. */
export interface DashboardRequest {
  readonly name: string;
  readonly query: string;
  readonly variables: (index: number) => Readonly<Record<string, unknown>>;
}

/** Narrowings that lie badly for one index or another. */
const NARROWINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  all: {},
  caution: { filter: { severity: 'CAUTION' } },
  'danger, public': { filter: { severity: 'DANGER', category: 'PUBLIC' } },
  agency: { filter: { transportAgency: 'United Express' } },
  'agency, caution': { filter: { transportAgency: 'Garanti Express', severity: 'CAUTION' } },
  resolved: { filter: { status: 'RESOLVED' } },
  'resolved, danger, agency': {
    filter: { status: 'RESOLVED', severity: 'DANGER', transportAgency: 'United Express' },
  },
  'no such agency': { filter: { transportAgency: 'Nobody' } },
  'search agency': { search: 'finexs' },
  'search plate': { search: 'LT 012 CX' },
  'search ends': { search: 'QK' },
  'search ends, caution': { search: 'QK', filter: { severity: 'CAUTION' } },
  'search region': { search: 'CE' },
  'search nothing': { search: 'zzzzzz' },
};
const SORTS = ['NEWEST', 'OLDEST', 'FASTEST', 'SLOWEST'];

/** The table of violations in every order and narrowing, and one violation looked at; `violations` are how many there are. */
export function violationRequests(
  documents: AppDocuments,
  { violations }: { violations: number },
): DashboardRequest[] {
  const narrowings = {
    ...NARROWINGS,
    'one hour': { filter: { from: daysAgo(100), to: daysAgo(100 - 1 / 24) } },
    'ninety days': { filter: { from: daysAgo(190), to: daysAgo(100) } },
  };
  const tables = Object.entries(narrowings).flatMap(([name, narrowing]) =>
    SORTS.map((sort) => ({
      name: `violations ${sort}, ${name}`,
      query: documents('staffViolations'),
      // Every second page is the first one, which is counted too; the others begin behind any row.
      variables: (index: number) => ({
        ...narrowing,
        first: 50,
        sort,
        isCounted: index % 2 === 0,
        after: index % 2 === 0 ? null : cursorTo(1, violations, index),
      }),
    })),
  );
  return [
    ...tables,
    {
      name: 'violation',
      query: documents('staffViolationDetail'),
      variables: (index) => ({ id: String(1 + ((index * 7_919_177) % violations)) }),
    },
  ];
}
