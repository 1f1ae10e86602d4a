import type { Judged } from './judge';
import type { Machine, Noise } from './machine';

/** The newest written run of one benchmark. */
export interface Measurement {
  readonly bench: string;
  readonly at: string;
  readonly machine: Machine;
  /** Words that made the run smaller than usual; none of a whole one. */
  readonly words: readonly string[];
  readonly noise: Noise & { readonly tookS: number };
  readonly judged: readonly Judged[];
}

const NOTHING = '–';

/** The newest run of each benchmark as a page, in the order in which they are given. */
export function resultsPage(measurements: readonly Measurement[]): string {
  const judged = measurements.flatMap((each) => each.judged);
  const missed = judged.filter(({ isReached }) => isReached === false).length;
  const machines = [...new Set(measurements.map(({ machine }) => describe(machine)))];
  return [
    '<!-- Written by `npm run bench -- all --write`; do not edit. -->',
    '',
    '# Results',
    '',
    ...machines.map((machine) => (machines.length === 1 ? machine : `- ${machine}`)),
    '',
    `${judged.length - missed} of ${judged.length} lines are passed. [How to read them](../docs/benchmarks.md).`,
    '',
    ...markdownTable([['Benchmark', 'Line', 'Measured', 'Limit', 'Must', 'Passed'], ...judged.map(cellsOf)]),
    '',
    '## The runs',
    '',
    'The day and the version of the sources, the words that made it smaller, the same work of a processor before and after it, and how many processes wanted one.',
    '',
    ...markdownTable([
      ['Benchmark', 'Day', 'Version', 'Words', 'Took', 'Work before, after', 'Load before, after'],
      ...measurements.map(({ bench, at, machine, words, noise }) => [
        bench,
        at.slice(0, 10),
        machine.commit,
        words.length === 0 ? NOTHING : `\`${words.join(' ')}\``,
        `${noise.tookS} s`,
        `${noise.workMs[0]}, ${noise.workMs[1]} ms`,
        `${noise.load[0]}, ${noise.load[1]}`,
      ]),
    ]),
    '',
  ].join('\n');
}

function describe({ processors, model, memoryGb, system, node, postgres }: Machine): string {
  return `${processors} × ${model}, ${memoryGb} GB, ${system}, Node.js ${node}, PostgreSQL ${postgres}.`;
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
