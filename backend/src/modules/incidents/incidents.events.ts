import { defineEvent } from '../../platform/events';
import type { Incident } from './incident.entity';

/** A citizen has told of an incident. */
export const incidentReported = defineEvent<Incident>('incident-reported');
