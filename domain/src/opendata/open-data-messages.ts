import { defineMessages } from '../texts/domain-messages';
import { OPEN_COLUMN_MESSAGES } from './open-column-messages';

/** Texts of open data: titles and contents of the data sets, and the meaning of their columns. */
export const OPEN_DATA_MESSAGES = defineMessages({
  'catalogue.title': {
    id: 'domain-open-data.catalogue.title',
    defaultMessage: 'WakaFine open data',
    description: 'Title of the catalogue of open data',
  },
  'catalogue.about': {
    id: 'domain-open-data.catalogue.about',
    defaultMessage:
      'Speeding, coverage, limits and decisions on the roads of Cameroon, each month, so that nobody can be found in them.',
    description: 'What the catalogue of open data holds',
  },
  'title.speeding-by-cell': {
    id: 'domain-open-data.title.speeding-by-cell',
    defaultMessage: 'Speeding by cell of the map',
    description: 'Title of a data set',
  },
  'about.speeding-by-cell': {
    id: 'domain-open-data.about.speeding-by-cell',
    defaultMessage:
      'How often vehicles were proven to be above the limit, for each 1,000 km that we measured: by cell of about 5.5 km, part of the day, kind of vehicle and agency.',
    description: 'What a data set holds',
  },
  'title.speeding-by-hour': {
    id: 'domain-open-data.title.speeding-by-hour',
    defaultMessage: 'Speeding by hour of the day',
    description: 'Title of a data set',
  },
  'about.speeding-by-hour': {
    id: 'domain-open-data.about.speeding-by-hour',
    defaultMessage: 'The same for the whole country, by hour of the day and kind of vehicle.',
    description: 'What a data set holds',
  },
  'title.agencies': {
    id: 'domain-open-data.title.agencies',
    defaultMessage: 'Agencies: rate and interval',
    description: 'Title of a data set',
  },
  'about.agencies': {
    id: 'domain-open-data.about.agencies',
    defaultMessage:
      'Violations of agencies that agreed to be named, above confirmed limits, with the part of their vehicles that we saw. What we did not see is not good: it is not known.',
    description: 'What a data set holds',
  },
  'title.coverage': {
    id: 'domain-open-data.title.coverage',
    defaultMessage: 'Coverage and its gaps',
    description: 'Title of a data set about the places that are measured and those that are not',
  },
  'about.coverage': {
    id: 'domain-open-data.about.coverage',
    defaultMessage:
      'Cells of the map with the distance that we measured there, and those on national roads where too few vehicles drove to say anything.',
    description: 'What a data set holds',
  },
  'title.road-hazards': {
    id: 'domain-open-data.title.road-hazards',
    defaultMessage: 'Road hazards, confirmed',
    description: 'Title of a data set',
  },
  'about.road-hazards': {
    id: 'domain-open-data.about.road-hazards',
    defaultMessage:
      'Incidents on the road that staff confirmed, by cell and kind, where ten persons or more submitted them.',
    description: 'What a data set holds',
  },
  'title.speed-limits': {
    id: 'domain-open-data.title.speed-limits',
    defaultMessage: 'Speed limit register',
    description: 'Title of a data set',
  },
  'about.speed-limits': {
    id: 'domain-open-data.about.speed-limits',
    defaultMessage:
      'Every speed limit in force at the end of the month, with its source and whether the authority has confirmed it.',
    description: 'What a data set holds',
  },
  'title.case-decisions': {
    id: 'domain-open-data.title.case-decisions',
    defaultMessage: 'Decisions on cases',
    description: 'Title of a data set',
  },
  'about.case-decisions': {
    id: 'domain-open-data.about.case-decisions',
    defaultMessage:
      'Decisions that became final in the month. A decision of fewer than ten persons stands in no row.',
    description: 'What a data set holds',
  },
  'title.log-checkpoints': {
    id: 'domain-open-data.title.log-checkpoints',
    defaultMessage: 'Log checkpoints',
    description: 'Title of a data set',
  },
  'about.log-checkpoints': {
    id: 'domain-open-data.about.log-checkpoints',
    defaultMessage:
      'The last signed state of the log of evidence on each day. Whoever stores it can show later that nothing was rewritten.',
    description: 'What a data set holds',
  },
  ...OPEN_COLUMN_MESSAGES,
});
