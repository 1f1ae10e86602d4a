import { defineEvent } from '../../platform/live/events';
import type { Journey } from './journey.entity';

/** A journey has started, ended, or its figures have changed. */
export const journeyChanged = defineEvent<Journey>('journey-changed');

/** A journey has left something that the events of its vehicle have to be made anew from. */
export const vehicleEventsDue = defineEvent<null>('vehicle-events-due');
