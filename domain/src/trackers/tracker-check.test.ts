import { checkTracker } from './tracker-check';
import type { KnownOfTracker } from './tracker-check';

const NOW = 1_800_000_000_000;
const GOOD = { recorded: 1, reasons: [] };
const FRESH: KnownOfTracker = { lastReceivedMs: NOW - 5_000, medianGapS: 5, messages: [GOOD] };
const empty = { recorded: 0, reasons: [] };

test.each<[string, Partial<KnownOfTracker>, object]>([
  ['works', {}, { kind: 'WORKS' }],
  ['works while its gaps are not known', { medianGapS: null }, { kind: 'WORKS' }],
  ['was never heard of', { lastReceivedMs: null, messages: [] }, { kind: 'NOTHING' }],
  [
    'has no fix',
    { messages: [{ recorded: 0, reasons: ['MARKED_INVALID'] }, GOOD] },
    { kind: 'REFUSED', reason: 'MARKED_INVALID' },
  ],
  [
    'was never understood',
    { lastReceivedMs: null, messages: [{ recorded: 0, reasons: ['NOT_UNDERSTOOD'] }] },
    { kind: 'REFUSED', reason: 'NOT_UNDERSTOOD' },
  ],
  ['greets only', { messages: [empty] }, { kind: 'EMPTY' }],
  [
    'has mended what was wrong',
    { messages: [GOOD, { recorded: 0, reasons: ['ENCRYPTED'] }] },
    { kind: 'WORKS' },
  ],
  [
    'has some refused, and others recorded',
    { messages: [{ recorded: 2, reasons: ['TOO_OLD'] }] },
    { kind: 'WORKS' },
  ],
  ['is silent', { lastReceivedMs: NOW - 601_000 }, { kind: 'SILENT' }],
  [
    'is silent since before its messages were deleted',
    { lastReceivedMs: NOW - 9e8, messages: [] },
    { kind: 'SILENT' },
  ],
  ['sends every minute', { medianGapS: 60 }, { kind: 'SELDOM' }],
])('a tracker that %s', (_what, over, check) => {
  expect(checkTracker({ ...FRESH, ...over }, NOW)).toEqual(check);
});
