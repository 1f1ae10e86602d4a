import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSegments } from '@wakafine/domain/segments/segment-index';
import type { SegmentIndex } from '@wakafine/domain/segments/segment-index';
import type { SegmentsFile } from '@wakafine/domain/segments/segments-file';

/** From `backend/src` and from `backend/dist` alike. */
const FILE = join(__dirname, '../../../../geodata/segments.json');

let known: Promise<SegmentIndex> | null = null;

/** The main roads of the country in segments, read once a process. */
export function loadSegments(): Promise<SegmentIndex> {
  known ??= readSegments();
  return known;
}

async function readSegments(): Promise<SegmentIndex> {
  // The file is part of the service; its README says its shape.
  return openSegments(JSON.parse(await readFile(FILE, 'utf8')) as SegmentsFile);
}
