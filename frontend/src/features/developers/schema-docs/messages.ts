import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts about types, fields and examples; their own descriptions are those of the schema, in English. */
export const SCHEMA_MESSAGES = defineTexts({
  title: {
    id: 'schema.title',
    defaultMessage: 'Schema',
    description: 'Title of the reference of all types and fields',
  },
  intro: {
    id: 'schema.intro',
    defaultMessage:
      'Every type and field of the GraphQL API. Each query, mutation and subscription has an example that a test runs.',
    description: 'Under the title',
  },
  english: {
    id: 'schema.english',
    defaultMessage: 'Descriptions are in English.',
    description: 'For readers of other languages; in English it says the same',
  },
  search: {
    id: 'schema.search',
    defaultMessage: 'Search types and fields',
    description: 'Label of the search field',
  },
  searchKeys: {
    id: 'schema.searchKeys',
    defaultMessage: '/ leads here, arrows to the places, Escape clears.',
    description: 'Below the search field: what keys do; the name of a scope can be searched for as well',
  },
  searchKeysOff: {
    id: 'schema.searchKeysOff',
    defaultMessage: 'Arrows lead to the places, Escape clears.',
    description: 'The same where the key / is turned off',
  },
  turnSlashOff: {
    id: 'schema.turnSlashOff',
    defaultMessage: 'Turn / off',
    description: 'Button: the key / does nothing any more in this browser',
  },
  turnSlashOn: {
    id: 'schema.turnSlashOn',
    defaultMessage: 'Turn / on',
    description: 'Button: the key / leads to the search again',
  },
  found: {
    id: 'schema.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# place} other {# places}}',
    description: 'Number of hits of the search',
  },
  download: {
    id: 'schema.download',
    defaultMessage: 'Schema as a file',
    description: 'Link to the whole schema in its own language',
  },
  queries: { id: 'schema.queries', defaultMessage: 'Queries', description: 'Kind of operations that read' },
  mutations: {
    id: 'schema.mutations',
    defaultMessage: 'Mutations',
    description: 'Kind of operations that change something',
  },
  subscriptions: {
    id: 'schema.subscriptions',
    defaultMessage: 'Subscriptions',
    description: 'Kind of operations that go on and send what happens',
  },
  objects: {
    id: 'schema.objects',
    defaultMessage: 'Types',
    description: 'Heading of the list of types with fields',
  },
  inputs: {
    id: 'schema.inputs',
    defaultMessage: 'Inputs',
    description: 'Heading of the list of types that are sent',
  },
  enums: {
    id: 'schema.enums',
    defaultMessage: 'Enums',
    description: 'Heading of the list of closed sets of values',
  },
  scalars: {
    id: 'schema.scalars',
    defaultMessage: 'Scalars',
    description: 'Heading of the list of single values such as times',
  },
  unknown: {
    id: 'schema.unknown',
    defaultMessage: 'The schema has no type {name}.',
    description: 'For an address with a wrong name',
  },
  deprecated: {
    id: 'schema.deprecated',
    defaultMessage: 'Deprecated',
    description: 'Mark of a field that will go',
  },
  arguments: {
    id: 'schema.arguments',
    defaultMessage: 'Arguments',
    description: 'Heading of the list of arguments of a field',
  },
  usedBy: {
    id: 'schema.usedBy',
    defaultMessage: 'Used by',
    description: 'Heading of the list of fields that give this type',
  },
  nullNever: {
    id: 'schema.nullNever',
    defaultMessage: 'never null',
    description: 'About a field that always has a value',
  },
  nullMay: {
    id: 'schema.nullMay',
    defaultMessage: 'may be null',
    description: 'About a field that may have no value',
  },
  example: {
    id: 'schema.example',
    defaultMessage: 'Example',
    description: 'Heading over an example of an operation',
  },
  exampleVariables: {
    id: 'schema.exampleVariables',
    defaultMessage: 'Variables',
    description: 'Heading over the variables of an example',
  },
  exampleCost: {
    id: 'schema.exampleCost',
    defaultMessage: 'Cost {points, plural, one {# point} other {# points}} ({fields} fields)',
    description: 'Cost of an example',
  },
  exampleOpen: {
    id: 'schema.exampleOpen',
    defaultMessage: 'Open in the explorer',
    description: 'Link that opens the example where it can be run',
  },
  whoTitle: {
    id: 'schema.whoTitle',
    defaultMessage: 'Who may',
    description: 'Heading over those who may ask',
  },
  whoAnyone: {
    id: 'schema.whoAnyone',
    defaultMessage: 'Anyone, without signing in. What is hidden from visitors comes masked.',
    description: 'Those who may ask',
  },
  whoSession: {
    id: 'schema.whoSession',
    defaultMessage: 'Anyone who is signed in.',
    description: 'Those who may ask',
  },
  whoAccounts: {
    id: 'schema.whoAccounts',
    defaultMessage: 'Everybody with an account.',
    description: 'Those who may ask',
  },
  whoSignedIn: {
    id: 'schema.whoSignedIn',
    defaultMessage: 'Citizens and staff.',
    description: 'Those who may ask',
  },
  whoCitizens: { id: 'schema.whoCitizens', defaultMessage: 'Citizens.', description: 'Those who may ask' },
  whoWithPassword: {
    id: 'schema.whoWithPassword',
    defaultMessage: 'Staff and people of agencies.',
    description: 'Those who may ask',
  },
  whoKeys: {
    id: 'schema.whoKeys',
    defaultMessage: 'API keys with one of: {scopes}',
    description: 'Behind those who may ask; scopes: their names in the API',
  },
  whoNoKeys: {
    id: 'schema.whoNoKeys',
    defaultMessage: 'Closed to API keys.',
    description: 'Behind those who may ask, where no scope of an API key opens it',
  },
  toKeys: {
    id: 'schema.toKeys',
    defaultMessage: 'Keys and scopes',
    description: 'Link to the page of API keys, behind the scopes that open an operation',
  },
  whoRight: {
    id: 'schema.whoRight',
    defaultMessage: 'Roles with the right {right}.',
    description: 'Those who may ask; right: its name in the API',
  },
});
