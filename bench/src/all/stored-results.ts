import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BENCHMARKS } from '../command/arguments';
import { resultsPage, type Measurement } from './results-page';

const STORE = 'results.json';
const PAGE = 'RESULTS.md';

/**
 * Stores the run of a benchmark in the place of its last one, in `results.json` of a folder, and writes the page of all of them. Called after
 * each benchmark: a run of hours that ends early leaves what it measured, and a single one can be run again.
 */
export async function storeMeasurement(folder: string, measurement: Measurement): Promise<void> {
  const others = (await storedIn(folder)).filter(({ bench }) => bench !== measurement.bench);
  const order: readonly string[] = BENCHMARKS;
  const measurements = [...others, measurement].sort(
    (a, b) => order.indexOf(a.bench) - order.indexOf(b.bench),
  );
  await replace(join(folder, STORE), `${JSON.stringify(measurements, null, 2)}\n`);
  await replace(join(folder, PAGE), resultsPage(measurements));
}

async function storedIn(folder: string): Promise<Measurement[]> {
  let text: string;
  try {
    text = await readFile(join(folder, STORE), 'utf8');
  } catch {
    // Nothing was written yet.
    return [];
  }
  const measurements: Measurement[] = JSON.parse(text);
  // A benchmark that is no more has no line either.
  return measurements.filter(({ bench }) => BENCHMARKS.some((known) => known === bench));
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
