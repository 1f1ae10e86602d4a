import type { EvidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import type { EvidenceWitness } from '@wakafine/domain/evidence/witness-list';
import { Clock, Signpost, Smartphone, TriangleAlert, Unplug, type LucideIcon } from 'lucide-react';
import type { IntlShape } from 'react-intl';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { formatsOf } from '../../../../lib/format/format';
import { CASE_DOUBT_MESSAGES } from '../messages';
import { PAGE_MESSAGES } from '../page-messages';
import { metresText } from '../window/window-words';

/** Clocks that were off by less are as good as right, s. */
const CLOCK_FROM_S = 0.2;

/** Grounds to doubt a measurement: the doubts of the server, and what the readings themselves say. */
export interface DoubtGrounds extends Pick<StaffCaseFragment, 'doubts'> {
  readonly provenKmh: number | null;
  /** Null while the record is not known, and where its readings are erased. */
  readonly window: EvidenceWindow | null;
  readonly witnesses: readonly EvidenceWitness[];
}

/** One doubt in words. */
export interface DoubtText {
  readonly icon: LucideIcon;
  readonly text: string;
}

/** Everything that speaks against a measurement, in words; none where nothing was found. */
export function doubtTexts(grounds: DoubtGrounds, intl: IntlShape): readonly DoubtText[] {
  const fromServer = grounds.doubts.map(({ kind, amount }) => ({
    icon: TriangleAlert,
    text: intl.formatMessage(CASE_DOUBT_MESSAGES[kind], {
      amount: intl.formatNumber(amount ?? 0, { maximumFractionDigits: 1 }),
    }),
  }));
  return [...fromServer, ...witnessDoubts(grounds, intl), ...windowDoubts(grounds.window, intl)];
}

function witnessDoubts({ provenKmh, witnesses }: DoubtGrounds, intl: IntlShape): DoubtText[] {
  const proven = witnesses.flatMap(({ provenDeciKmh }) => provenDeciKmh ?? []);
  const least = Math.min(...proven, Infinity);
  const isLess = provenKmh !== null && least / 10 < Math.floor(provenKmh);
  const speed = isLess ? formatsOf(intl).speed(least / 10) : '';
  return [
    ...(isLess ? [PAGE_MESSAGES.slowerWitness] : []),
    ...(proven.length < witnesses.length ? [PAGE_MESSAGES.unprovenWitness] : []),
  ].map((message) => ({ icon: Smartphone, text: intl.formatMessage(message, { speed }) }));
}

function windowDoubts(window: EvidenceWindow | null, intl: IntlShape): DoubtText[] {
  if (window === null) {
    return [];
  }
  const { nearbyLimit, gapCount, clockOffsetS } = window;
  const found: DoubtText[] = [];
  if (nearbyLimit !== null) {
    const message = nearbyLimit.isBefore ? PAGE_MESSAGES.nearLimitBefore : PAGE_MESSAGES.nearLimitAfter;
    const text = intl.formatMessage(message, {
      limit: formatsOf(intl).speed(nearbyLimit.limitKmh),
      distance: metresText(nearbyLimit.distanceM, intl),
      doubt: metresText(Math.ceil(nearbyLimit.doubtM), intl),
    });
    found.push({ icon: Signpost, text });
  }
  if (gapCount > 0) {
    found.push({ icon: Unplug, text: intl.formatMessage(PAGE_MESSAGES.gaps, { count: gapCount }) });
  }
  if (clockOffsetS !== null && clockOffsetS >= CLOCK_FROM_S) {
    const seconds = intl.formatNumber(clockOffsetS, { maximumFractionDigits: 1 });
    found.push({ icon: Clock, text: intl.formatMessage(PAGE_MESSAGES.clockOff, { seconds }) });
  }
  return found;
}
