/** Form of a file, seen from its first bytes: its name says nothing. */
export type TrackForm = 'xml' | 'json' | 'csv' | 'fit' | 'zip';

/**
 * Largest file of each form, MB: about a day at one position a second. A phone's whole Timeline is one file, which is read without ever
 * being whole in memory.
 */
export const FORM_MAX_MB: Readonly<Record<TrackForm, number>> = {
  ...{ xml: 10, csv: 10, fit: 4, zip: 10, json: 100 },
};
