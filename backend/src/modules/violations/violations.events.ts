import { defineEvent } from '../../platform/live/events';
import type { Violation } from './violation.entity';

/** A violation has opened: the speed was sustained long enough. */
export const violationOpened = defineEvent<Violation>('violation-opened');

/** The severity of a violation has changed, it has closed, or it was withdrawn. */
export const violationChanged = defineEvent<Violation>('violation-changed');

/** A violation was submitted to the authority, by its owner or by staff. */
export const violationReported = defineEvent<Violation>('violation-reported');
