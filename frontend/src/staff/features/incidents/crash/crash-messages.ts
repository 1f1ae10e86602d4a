import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The record of a crash. */
export const CRASH_MESSAGES = defineTexts({
  title: {
    id: 'inbox.crash.title',
    defaultMessage: 'Crash record',
    description: 'Title of the record of a crash, and of its form',
  },
  none: {
    id: 'inbox.crash.none',
    defaultMessage: 'No record yet. Complete it with what the patrol saw.',
    description: 'The crash has no record yet',
  },
  complete: {
    id: 'inbox.crash.complete',
    defaultMessage: 'Complete the record',
    description: 'Button: opens the form of a crash that has no record',
  },
  change: {
    id: 'inbox.crash.change',
    defaultMessage: 'Change the record',
    description: 'Button: opens the form of a crash that has a record',
  },
  version: {
    id: 'inbox.crash.version',
    defaultMessage: 'Version {version}, {at}',
    description: 'Which version of the record, and when it was recorded',
  },
  toll: {
    id: 'inbox.crash.toll',
    defaultMessage:
      '{killed, plural, one {# killed} other {# killed}} · {serious, plural, one {# seriously hurt} other {# seriously hurt}} · {slight, plural, one {# slightly hurt} other {# slightly hurt}}',
    description: 'How many people died within 30 days, were seriously and slightly hurt',
  },
  killedHint: {
    id: 'inbox.crash.killedHint',
    defaultMessage: 'Killed: died within 30 days of the crash.',
    description: 'Below the list of people: whom the word killed means',
  },
  when: {
    id: 'inbox.crash.when',
    defaultMessage: 'When it happened',
    description: 'Label: day and time of the crash',
  },
  latitude: {
    id: 'inbox.crash.latitude',
    defaultMessage: 'Latitude',
    description: 'Label of the field for the latitude in degrees',
  },
  longitude: {
    id: 'inbox.crash.longitude',
    defaultMessage: 'Longitude',
    description: 'Label of the field for the longitude in degrees',
  },
  municipality: {
    id: 'inbox.crash.municipality',
    defaultMessage: 'Municipality',
    description: 'Label of the field for the municipality',
  },
  road: {
    id: 'inbox.crash.road',
    defaultMessage: 'Road',
    description: 'Label of the field for the name or number of the road',
  },
  roadClass: {
    id: 'inbox.crash.roadClass',
    defaultMessage: 'Class of road',
    description: 'Label of the choice of the class of the road',
  },
  crashType: {
    id: 'inbox.crash.crashType',
    defaultMessage: 'Crash with',
    description: 'Label of the choice of what the crash was with',
  },
  weather: {
    id: 'inbox.crash.weather',
    defaultMessage: 'Weather',
    description: 'Label of the choice of the weather',
  },
  light: {
    id: 'inbox.crash.light',
    defaultMessage: 'Light',
    description: 'Label of the choice of the light',
  },
  surface: {
    id: 'inbox.crash.surface',
    defaultMessage: 'Road surface',
    description: 'Label of the choice of the surface of the road',
  },
  vehicles: {
    id: 'inbox.crash.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Heading of the list of vehicles',
  },
  vehicle: {
    id: 'inbox.crash.vehicle',
    defaultMessage: 'Vehicle {number}',
    description: 'Label of one vehicle, counted from 1',
  },
  addVehicle: {
    id: 'inbox.crash.addVehicle',
    defaultMessage: 'Add a vehicle',
    description: 'Button: one more vehicle',
  },
  people: {
    id: 'inbox.crash.people',
    defaultMessage: 'People',
    description: 'Heading of the list of people',
  },
  person: {
    id: 'inbox.crash.person',
    defaultMessage: 'Person {number}',
    description: 'Heading of one person, counted from 1',
  },
  addPerson: {
    id: 'inbox.crash.addPerson',
    defaultMessage: 'Add a person',
    description: 'Button: one more person',
  },
  role: {
    id: 'inbox.crash.role',
    defaultMessage: 'Role',
    description: 'Label of the choice of what the person was',
  },
  sex: { id: 'inbox.crash.sex', defaultMessage: 'Sex', description: 'Label of the choice of the sex' },
  age: { id: 'inbox.crash.age', defaultMessage: 'Age, years', description: 'Label of the field for the age' },
  injury: {
    id: 'inbox.crash.injury',
    defaultMessage: 'Injury',
    description: 'Label of the choice of how badly the person was hurt',
  },
  ofVehicle: {
    id: 'inbox.crash.ofVehicle',
    defaultMessage: 'In or hit by vehicle',
    description: 'Label of the choice of the vehicle of the person',
  },
  noVehicle: {
    id: 'inbox.crash.noVehicle',
    defaultMessage: 'None, or not known',
    description: 'Choice: no vehicle, or not known which',
  },
  remove: {
    id: 'inbox.crash.remove',
    defaultMessage: 'Remove',
    description:
      'Button: takes a vehicle or a person from the list; what it removes is named for screen readers',
  },
  reason: {
    id: 'inbox.crash.reason',
    defaultMessage: 'Why the record is changed',
    description: 'Label of the field for the reason of a change',
  },
  save: {
    id: 'inbox.crash.save',
    defaultMessage: 'Save the record',
    description: 'Button: stores the record',
  },
  saved: {
    id: 'inbox.crash.saved',
    defaultMessage: 'Crash record saved',
    description: 'Notice: the record was stored',
  },
  conflict: {
    id: 'inbox.crash.conflict',
    defaultMessage: 'Somebody else has changed this record. Close it and open it again.',
    description: 'The record was changed by somebody else meanwhile',
  },
  wrongTime: {
    id: 'inbox.crash.wrongTime',
    defaultMessage: 'Enter day and time',
    description: 'The day or the time was not given',
  },
  wrongPlace: {
    id: 'inbox.crash.wrongPlace',
    defaultMessage: 'Enter both in degrees, or neither',
    description: 'Latitude and longitude are not numbers, or one is missing',
  },
  wrongAge: {
    id: 'inbox.crash.wrongAge',
    defaultMessage: 'Enter whole years from 0 to 120',
    description: 'The age is no whole number of years',
  },
  earlier: {
    id: 'inbox.crash.earlier',
    defaultMessage: '{count, plural, one {# earlier version} other {# earlier versions}}',
    description: 'Heading of the earlier versions of the record',
  },
});
