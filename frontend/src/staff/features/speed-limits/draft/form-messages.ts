import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the forms for a limit and for a file of limits. */
export const LIMIT_FORM_MESSAGES = defineTexts({
  shape: {
    id: 'speed-limits.form.shape',
    defaultMessage: 'Shape',
    description: 'Name of the choice how a limit is drawn',
  },
  circle: { id: 'speed-limits.form.circle', defaultMessage: 'Circle', description: 'Choice: a circle' },
  road: { id: 'speed-limits.form.road', defaultMessage: 'Road', description: 'Choice: a road by its line' },
  area: { id: 'speed-limits.form.area', defaultMessage: 'Area', description: 'Choice: a polygon' },
  lat: {
    id: 'speed-limits.form.lat',
    defaultMessage: 'Latitude',
    description: 'Field: latitude of the centre in degrees',
  },
  lng: {
    id: 'speed-limits.form.lng',
    defaultMessage: 'Longitude',
    description: 'Field: longitude of the centre in degrees',
  },
  radius: {
    id: 'speed-limits.form.radius',
    defaultMessage: 'Radius (m)',
    description: 'Field: radius of the circle in metres',
  },
  halfWidth: {
    id: 'speed-limits.form.halfWidth',
    defaultMessage: 'Width to either side (m)',
    description: 'Field: how far a road reaches to either side of its line in metres',
  },
  oneWay: {
    id: 'speed-limits.form.oneWay',
    defaultMessage: 'Only in the direction of the line',
    description: 'Switch: only for those who follow the line',
  },
  oneWayHint: {
    id: 'speed-limits.form.oneWayHint',
    defaultMessage: 'Off: in both directions',
    description: 'Below that switch: what holds while it is off',
  },
  geojson: {
    id: 'speed-limits.form.geojson',
    defaultMessage: 'GeoJSON geometry',
    description: 'Field for a GeoJSON geometry as text',
  },
  geojsonHint: {
    id: 'speed-limits.form.geojsonHint',
    defaultMessage:
      'A LineString for a road, a Polygon for an area: closed, simple, in Cameroon, at most 500 points.',
    description: 'Below that field: what is taken',
  },
  kmh: {
    id: 'speed-limits.form.kmh',
    defaultMessage: 'Limits in km/h',
    description: 'Name of the group of fields for the limit of each class of vehicle',
  },
  from: {
    id: 'speed-limits.form.from',
    defaultMessage: 'From (empty: once it is seconded)',
    description: 'Field: from when on',
  },
  until: {
    id: 'speed-limits.form.until',
    defaultMessage: 'Until (empty: no end)',
    description: 'Field: until when',
  },
  wrong: {
    id: 'speed-limits.form.wrong',
    defaultMessage: 'Check this value.',
    description: 'Below a field that holds something else than it takes',
  },
  twoPeople: {
    id: 'speed-limits.form.twoPeople',
    defaultMessage: 'It holds only once a second person has seconded it.',
    description: 'Beside the button: the change holds only once a second person agrees',
  },
  propose: {
    id: 'speed-limits.form.propose',
    defaultMessage: 'Propose',
    description: 'Button that sends the form',
  },
  file: { id: 'speed-limits.form.file', defaultMessage: 'GeoJSON file', description: 'Field for a file' },
  fileHint: {
    id: 'speed-limits.form.fileHint',
    defaultMessage:
      'Limits with an id of the register are changed, others are new. All are proposed, or none.',
    description: 'Below that field: what comes of it',
  },
  importDone: {
    id: 'speed-limits.form.importDone',
    defaultMessage: '{proposed, number} proposed, {unchanged, number} already so',
    description: 'Notice after an import',
  },
  faults: {
    id: 'speed-limits.form.faults',
    defaultMessage: 'Nothing was proposed. Mend these features:',
    description: 'Above the list of what is wrong with a file',
  },
  fault: {
    id: 'speed-limits.form.fault',
    defaultMessage: 'Feature {number, number}: {field}',
    description: 'One fault of a file; number counts from 1, field is the name of a property',
  },
  notJson: {
    id: 'speed-limits.form.notJson',
    defaultMessage: 'This is no GeoJSON FeatureCollection of 1 to 1,000 features.',
    description: 'The file is no GeoJSON FeatureCollection, or too long',
  },
});
