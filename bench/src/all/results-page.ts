import type { Judged } from './judge';
import type { Machine, Noise } from './machine';

/** A whole run. */
export interface Run {
  readonly at: string;
  readonly machine: Machine;
  /** Words that made the run smaller than usual; none of a whole one. */
  readonly words: readonly string[];
  readonly noise: readonly (Noise & { readonly bench: string; readonly tookS: number })[];
  readonly judged: readonly Judged[];
}

const NOTHING = '–';

/** The run as a page. */
export function resultsPage({ at, machine, words, noise, judged }: Run): string {
  const missed = judged.filter(({ isReached }) => isReached === false).length;
  return [
    '<!-- Written by `npm run bench -- all --write`; do not edit. -->',
    '',
    '# Results',
    '',
    `${at.slice(0, 10)}, ${machine.processors} × ${machine.model}, ${machine.memoryGb} GB, ${machine.system}, Node.js ${machine.node}, PostgreSQL ${machine.postgres}, version ${machine.commit} of the sources.`,
    ...(words.length === 0 ? [] : ['', `Smaller than a whole run: \`${words.join(' ')}\`.`]),
    '',
    `${judged.length - missed} of ${judged.length} lines are passed. [How to read them](../docs/benchmarks.md).`,
    '',
    ...markdownTable([['Benchmark', 'Line', 'Measured', 'Limit', 'Must', 'Passed'], ...judged.map(cellsOf)]),
    '',
    '## The machine meanwhile',
    '',
    'The same work of a processor before and after each benchmark, and how many processes wanted one.',
    '',
    ...markdownTable([
      ['Benchmark', 'Took', 'Work before, after', 'Load before, after'],
      ...noise.map((each) => [
        each.bench,
        `${each.tookS} s`,
        `${each.workMs[0]}, ${each.workMs[1]} ms`,
        `${each.load[0]}, ${each.load[1]}`,
      ]),
    ]),
    '',
  ].join('\n');
}

/** The judged lines for a terminal. */
export function plainTable(judged: readonly Judged[]): string {
  return padded([['benchmark', 'line', 'measured', 'limit', 'must', 'passed'], ...judged.map(cellsOf)])
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

function cellsOf({ bench, what, unit, measured, must, aim, isReached }: Judged): string[] {
  const withUnit = (value: number | null): string =>
    value === null ? NOTHING : `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;
  const said = isReached === null ? NOTHING : isReached ? 'passed' : 'missed';
  return [bench, what, withUnit(measured), withUnit(aim), withUnit(must), said];
}

/** A table as the formatter of this repository writes it. */
function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const [titles = [], ...lines] = padded([head, ...rows]);
  const rule = titles.map((title) => '-'.repeat(title.length));
  return [titles, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`);
}

function padded(rows: readonly (readonly string[])[]): string[][] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
}
