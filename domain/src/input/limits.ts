/** An inclusive range of finite numbers. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Lengths and ranges that forms, GraphQL, REST and the database's CHECK constraints accept (product decision
 * D1).
 */
export const LIMITS = {
  speedKmh: { min: 0, max: 300 },
  distanceKm: { min: 0, max: 5000 },
  accuracyM: { min: 0, max: 100_000 },
  lat: { min: -90, max: 90 },
  lng: { min: -180, max: 180 },
  headingDeg: { min: 0, max: 360 },
  /** The upper end is the largest GraphQL Int and PostgreSQL integer. */
  seq: { min: 1, max: 2_147_483_647 },
  clockOffsetMs: { min: -2_147_483_648, max: 2_147_483_647 },
  thresholdKmh: { min: 10, max: 200 },
  thresholdsAheadDays: { min: 0, max: 90 },
  fineXaf: { min: 0, max: 10_000_000 },
  retentionDays: { min: 1, max: 3_650 },
  retentionMonths: { min: 1, max: 120 },
  pageSize: { min: 1, max: 100 },
  restPageSize: { min: 1, max: 200 },
} as const satisfies Record<string, Range>;

/** Number of fixes one push may carry. */
export const FIXES_PER_PUSH = { min: 1, max: 1000 } as const;
/** Number of points one PATCH of a journey may carry. */
export const ROUTE_POINTS_PER_PATCH = { min: 0, max: 20_000 } as const;
/** Shortest and longest name of a transport agency, in characters. */
export const AGENCY_LENGTH = { min: 2, max: 80 } as const;
/** Length of a text to search for, characters. */
export const SEARCH_LENGTH = { min: 0, max: 100 } as const;
/** Longest text that is only compared with what is stored, characters: nothing that is stored is as long. */
export const COMPARED_TEXT_MAX = 1000;
/** Longest code of a vehicle and invitation that is read, characters: the address of a QR code is far shorter. */
export const CODE_TEXT_MAX = 500;
/** Length of the name of a tracker, characters. */
export const TRACKER_NAME_LENGTH = { min: 1, max: 40 } as const;
/** Largest photo, bytes (150 KB). */
export const PHOTO_MAX_BYTES = 150 * 1024;
/**
 * Number of pixels a side of a photo may have: a small file can unpack to more than a cheap phone has memory
 * for.
 */
export const PHOTO_SIDE_PX = { min: 1, max: 4096 } as const;

/** Whether a value is a finite number inside a range. */
export function isWithin(value: unknown, range: Range): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= range.min && value <= range.max;
}

/**
 * Number of characters of a text, as people count them; of a text that has more than `most` in any case, some number above
 * that, so that nobody makes the server count a megabyte.
 */
export function countCharacters(text: string, most: number): number {
  // None takes more than two units.
  return text.length > 2 * most ? text.length : [...text].length;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, as clients name what they create. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Whether a text has a character that no person types, such as NUL or half a character, which PostgreSQL can't store. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}

/** Whether a text in Base64 may be a photo: four characters are three bytes, the last of them padding. */
export function isPhotoLength(base64: string): boolean {
  return (base64.length * 3) / 4 <= PHOTO_MAX_BYTES + 3;
}

/** The sentence that says which whole numbers a field takes. */
export function wholeSentence({ min, max }: Range): string {
  return `Must be a whole number from ${min} to ${max}`;
}

/** The sentence that says how long a line may be. */
export function lineSentence({ min, max }: Range): string {
  const length = min === 0 ? `be at most ${max} characters` : `have from ${min} to ${max} characters`;
  return `Must ${length}, none of them control characters`;
}

/** The sentence that says how many characters a text may have. */
export function lengthSentence({ min, max }: Range): string {
  return `Must have from ${min} to ${max} characters`;
}

/** Whether a text, white space around it left out, is one line of so many characters. */
export function isLine(text: string, length: Range): boolean {
  const line = text.trim();
  return isWithin(countCharacters(line, length.max), length) && !hasControlCharacter(line);
}

/** The sentence that says which numbers a field takes. */
export function rangeSentence(range: Range): string {
  return `Must be a number from ${range.min} to ${range.max}`;
}
