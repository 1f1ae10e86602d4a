import { defineEvent } from '../../platform/events';
import type { Journey } from './journey.entity';

/** A journey has started, ended, or its figures have changed. */
export const journeyChanged = defineEvent<Journey>('journey-changed');
