import { defineMessages } from '../texts/domain-messages';

/** Meaning of each column of open data. */
export const OPEN_COLUMN_MESSAGES = defineMessages({
  'column.month': {
    id: 'domain-open-data.column.month',
    defaultMessage: 'First day of the month, Cameroon time',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.cell': {
    id: 'domain-open-data.column.cell',
    defaultMessage: 'Stable name of a cell of 0.05°: its south-west corner in hundredths of a degree',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.lat': {
    id: 'domain-open-data.column.lat',
    defaultMessage: 'South edge of the cell',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.lng': {
    id: 'domain-open-data.column.lng',
    defaultMessage: 'West edge of the cell',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.hour_band': {
    id: 'domain-open-data.column.hour_band',
    defaultMessage: 'Part of the day, from hour to hour, summed over the month',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.hour': {
    id: 'domain-open-data.column.hour',
    defaultMessage: 'Hour of the day, 0 to 23, summed over the month',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.vehicle_type': {
    id: 'domain-open-data.column.vehicle_type',
    defaultMessage: 'CAR, BUS, BIKE',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.agency': {
    id: 'domain-open-data.column.agency',
    defaultMessage: 'Agency of vehicles that are bound to it and agreed; empty for all others',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.measured_km': {
    id: 'domain-open-data.column.measured_km',
    defaultMessage: 'Distance on which a violation could have been proven, to the nearest 10 km',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.vehicles': {
    id: 'domain-open-data.column.vehicles',
    defaultMessage: 'Different vehicles, to the nearest 5, never below 10',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.violations': {
    id: 'domain-open-data.column.violations',
    defaultMessage: 'Proven events, grade A or B, to the nearest 5: 0 is none to two',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.rate': {
    id: 'domain-open-data.column.rate',
    defaultMessage: 'Violations for each 1,000 measured km, shrunk to the other rows',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.rate_low': {
    id: 'domain-open-data.column.rate_low',
    defaultMessage: 'Lower end of the rate: one-sided 95 % bound',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.rate_high': {
    id: 'domain-open-data.column.rate_high',
    defaultMessage: 'Upper end of the rate: one-sided 95 % bound',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.fleet_vehicles': {
    id: 'domain-open-data.column.fleet_vehicles',
    defaultMessage: 'Vehicles of the agency in the register, to the nearest 5',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.observed_share': {
    id: 'domain-open-data.column.observed_share',
    defaultMessage: 'Part of these that we measured, of the rounded numbers',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.is_measured': {
    id: 'domain-open-data.column.is_measured',
    defaultMessage: 'Whether enough vehicles drove there to say something',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.road': {
    id: 'domain-open-data.column.road',
    defaultMessage: 'National road that crosses the cell, N1 to N10; empty for none',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.incident_type': {
    id: 'domain-open-data.column.incident_type',
    defaultMessage: 'Kind of incident',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.hazards': {
    id: 'domain-open-data.column.hazards',
    defaultMessage: 'Confirmed incidents, to the nearest 5',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.limit': {
    id: 'domain-open-data.column.limit',
    defaultMessage: 'Stable name of the limit',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.zone': {
    id: 'domain-open-data.column.zone',
    defaultMessage: 'OPEN_ROAD, TOWN, ROAD, MARKET, SCHOOL',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.place': {
    id: 'domain-open-data.column.place',
    defaultMessage: 'Place that the limit belongs to',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.radius_m': {
    id: 'domain-open-data.column.radius_m',
    defaultMessage: 'Radius of the circle around the point; empty for other shapes',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.half_width_m': {
    id: 'domain-open-data.column.half_width_m',
    defaultMessage: 'Distance to either side of the line; empty for other shapes',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.hours': {
    id: 'domain-open-data.column.hours',
    defaultMessage: 'Days of the week (1 is Monday) and times in which it holds; empty for always',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.source': {
    id: 'domain-open-data.column.source',
    defaultMessage: 'Source of the limit',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.confidence': {
    id: 'domain-open-data.column.confidence',
    defaultMessage: 'How sure the source is',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.is_confirmed': {
    id: 'domain-open-data.column.is_confirmed',
    defaultMessage: 'Whether two persons of the authority confirmed it',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.valid_from': {
    id: 'domain-open-data.column.valid_from',
    defaultMessage: 'First day on which it holds; empty for always',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.signed_on': {
    id: 'domain-open-data.column.signed_on',
    defaultMessage: 'Day of the signature',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.leaves': {
    id: 'domain-open-data.column.leaves',
    defaultMessage: 'Leaves in the log when it was signed',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.root': {
    id: 'domain-open-data.column.root',
    defaultMessage: 'Root of the log, SHA-256 in hexadecimal',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.decision': {
    id: 'domain-open-data.column.decision',
    defaultMessage: 'UPHOLD, UPHOLD_LOWER, REJECT',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.cases': {
    id: 'domain-open-data.column.cases',
    defaultMessage: 'Cases, to the nearest 5',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.car_kmh': {
    id: 'domain-open-data.column.car_kmh',
    defaultMessage: 'Limit for a car',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.bike_kmh': {
    id: 'domain-open-data.column.bike_kmh',
    defaultMessage: 'Limit for a motorcycle',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.bus_kmh': {
    id: 'domain-open-data.column.bus_kmh',
    defaultMessage: 'Limit for a bus',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.bus_over_3_5t_kmh': {
    id: 'domain-open-data.column.bus_over_3_5t_kmh',
    defaultMessage: 'Limit for a bus over 3.5 t',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.bus_over_12_5t_kmh': {
    id: 'domain-open-data.column.bus_over_12_5t_kmh',
    defaultMessage: 'Limit for a bus over 12.5 t',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.lorry_over_3_5t_kmh': {
    id: 'domain-open-data.column.lorry_over_3_5t_kmh',
    defaultMessage: 'Limit for a lorry over 3.5 t',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.lorry_over_12t_kmh': {
    id: 'domain-open-data.column.lorry_over_12t_kmh',
    defaultMessage: 'Limit for a lorry over 12 t',
    description: 'Meaning of a column in the dictionary of open data',
  },
  'column.trailer_over_0_75t_kmh': {
    id: 'domain-open-data.column.trailer_over_0_75t_kmh',
    defaultMessage: 'Limit for a vehicle with a trailer over 0.75 t',
    description: 'Meaning of a column in the dictionary of open data',
  },
});
