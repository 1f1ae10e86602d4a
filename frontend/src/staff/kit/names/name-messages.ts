import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of the kinds of zone. */
export const LIMIT_ZONE_MESSAGES = defineTexts({
  OPEN_ROAD: { id: 'speed-limits.zoneName.openRoad', description: 'Kind of zone' },
  TOWN: { id: 'speed-limits.zoneName.town', description: 'Kind of zone' },
  ROAD: { id: 'speed-limits.zoneName.road', description: 'Kind of zone' },
  MARKET: { id: 'speed-limits.zoneName.market', description: 'Kind of zone' },
  SCHOOL: { id: 'speed-limits.zoneName.school', description: 'Kind of zone' },
});

/** Names of what a limit is now. */
export const LIMIT_STATE_MESSAGES = defineTexts({
  UNCONFIRMED: { id: 'speed-limits.stateName.unconfirmed', description: 'What a limit is now' },
  IN_FORCE: { id: 'speed-limits.stateName.inForce', description: 'What a limit is now' },
  PLANNED: { id: 'speed-limits.stateName.planned', description: 'What a limit is now' },
  ENDED: { id: 'speed-limits.stateName.ended', description: 'What a limit is now' },
});

/** Names of the kinds of proposal. */
export const LIMIT_KIND_MESSAGES = defineTexts({
  ADD: { id: 'speed-limits.kindName.add', description: 'Kind of a proposal' },
  CHANGE: { id: 'speed-limits.kindName.change', description: 'Kind of a proposal' },
  CONFIRM: { id: 'speed-limits.kindName.confirm', description: 'Kind of a proposal' },
  END: { id: 'speed-limits.kindName.end', description: 'Kind of a proposal' },
});

/** Names of what became of a proposal. */
export const LIMIT_OUTCOME_MESSAGES = defineTexts({
  SECONDED: { id: 'speed-limits.outcomeName.seconded', description: 'What became of a proposal' },
  REFUSED: { id: 'speed-limits.outcomeName.refused', description: 'What became of a proposal' },
  WITHDRAWN: { id: 'speed-limits.outcomeName.withdrawn', description: 'What became of a proposal' },
});

/** Names of the levels of confidence. */
export const LIMIT_CONFIDENCE_MESSAGES = defineTexts({
  LOW: { id: 'speed-limits.confidenceName.low', description: 'Confidence in a limit' },
  MEDIUM: { id: 'speed-limits.confidenceName.medium', description: 'Confidence in a limit' },
  HIGH: { id: 'speed-limits.confidenceName.high', description: 'Confidence in a limit' },
});

/** Names of the classes of vehicle. */
export const LIMITED_CLASS_MESSAGES = defineTexts({
  CAR: { id: 'speed-limits.className.car', description: 'Class of vehicle' },
  BIKE: { id: 'speed-limits.className.bike', description: 'Class of vehicle' },
  BUS: { id: 'speed-limits.className.bus', description: 'Class of vehicle' },
  BUS_OVER_3_5T: { id: 'speed-limits.className.busOver35t', description: 'Class of vehicle' },
  BUS_OVER_12_5T: { id: 'speed-limits.className.busOver125t', description: 'Class of vehicle' },
  LORRY_OVER_3_5T: { id: 'speed-limits.className.lorryOver35t', description: 'Class of vehicle' },
  LORRY_OVER_12T: { id: 'speed-limits.className.lorryOver12t', description: 'Class of vehicle' },
  TRAILER_OVER_0_75T: { id: 'speed-limits.className.trailerOver075t', description: 'Class of vehicle' },
});
