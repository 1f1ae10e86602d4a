/** Directions in which a segment is passed: towards the end of its road, or towards its start. */
export const SEGMENT_DIRECTIONS = ['ALONG', 'AGAINST'] as const;
/** Direction in which a segment is passed: ALONG rising kilometres, or AGAINST them. */
export type SegmentDirection = (typeof SEGMENT_DIRECTIONS)[number];

/** One piece of road of about 5 km, as the file holds it. */
export interface SegmentEntry {
  /** Such as `N3-014`. It stands for the same piece of road also after the lines were cut again. */
  readonly id: string;
  /** Number of the road, such as N3; `X04` and the like is a main road whose number is not known. */
  readonly road: string;
  /** All numbers of a stretch that two roads share, the one above first. */
  readonly roads: readonly string[];
  /** Kilometres from the start of the road, to a tenth. */
  readonly fromKm: number;
  readonly toKm: number;
  /** Length as driven, whole metres. */
  readonly lengthM: number;
  /** Distance of the road from its line at most, metres. */
  readonly uncertaintyM: number;
  /** Town that it goes through; or the last one before it and the next after it, of which either may be missing. */
  readonly towns: readonly string[];
  /** Whether most of it lies in the circle of that town. */
  readonly isInTown: boolean;
  /** Latitude, longitude and then the steps from point to point, in ROADS_PER_DEGREE of a degree. */
  readonly line: readonly number[];
}

/** The main roads in segments as servers read them (`geodata/segments.json`, made by `npm run gazetteer`). */
export interface SegmentsFile {
  readonly attribution: string;
  /** From one end of each road to the other. */
  readonly segments: readonly SegmentEntry[];
  /** Ids of pieces that are gone: they are given to no other. */
  readonly retired: readonly string[];
}
