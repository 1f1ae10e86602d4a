import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of API keys. */
export const KEY_MESSAGES = defineTexts({
  title: {
    id: 'developers.keys.title',
    defaultMessage: 'API keys',
    description: 'Heading of the page of the own API keys',
  },
  create: {
    id: 'developers.keys.create',
    defaultMessage: 'New key',
    description: 'Button that creates an API key, and heading of its form',
  },
  request: {
    id: 'developers.keys.request',
    defaultMessage: 'Ask for the key',
    description: 'Button that asks for an API key that somebody has to approve',
  },
  failed: {
    id: 'developers.keys.failed',
    defaultMessage: 'The keys could not be loaded.',
    description: 'Where the list of API keys would stand',
  },
  none: {
    id: 'developers.keys.none',
    defaultMessage: 'You have no key yet. A key of public scopes works at once; an account has at most five.',
    description: 'Where the list of API keys would stand, for somebody without any',
  },
  points: {
    id: 'developers.keys.points',
    defaultMessage: '{spent} of {limit} points today',
    description: 'What an API key has spent today; both are numbers',
  },
  lastUsed: {
    id: 'developers.keys.lastUsed',
    defaultMessage: 'Last used {time}',
    description: 'When an API key was used last; {time} is a date and time',
  },
  neverUsed: {
    id: 'developers.keys.neverUsed',
    defaultMessage: 'Never used',
    description: 'In place of when an API key was used last',
  },
  expires: {
    id: 'developers.keys.expires',
    defaultMessage: 'Expires {time}',
    description: 'When an API key stops working; {time} is a date and time',
  },
  formerUntil: {
    id: 'developers.keys.formerUntil',
    defaultMessage: 'The former secret works until {time}',
    description: 'Of an API key with a new secret; {time} is a date and time',
  },
  rotate: {
    id: 'developers.keys.rotate',
    defaultMessage: 'New secret',
    description: 'Button that gives an API key another secret',
  },
  rotateNamed: {
    id: 'developers.keys.rotateNamed',
    defaultMessage: 'New secret for {name}',
    description:
      'For screen readers, and heading of a sheet: gives an API key another secret; {name} is its name',
  },
  rotateText: {
    id: 'developers.keys.rotateText',
    defaultMessage:
      'The key gets another secret, which is shown once. The present one works on for the time below, so that your programs can change over.',
    description: 'In the sheet that gives an API key another secret',
  },
  overlap: {
    id: 'developers.keys.overlap',
    defaultMessage: 'The former secret works on for',
    description: 'Label of a list of hours',
  },
  hours: {
    id: 'developers.keys.hours',
    defaultMessage: '{hours, plural, =0 {not at all} one {# hour} other {{shown} hours}}',
    description: 'A choice in a list: for so many hours; {shown} is the number as it is written',
  },
  revoke: {
    id: 'developers.keys.revoke',
    defaultMessage: 'End the key',
    description: 'Button that ends an API key for good',
  },
  revokeNamed: {
    id: 'developers.keys.revokeNamed',
    defaultMessage: 'End the key {name}',
    description: 'For screen readers, and heading of a sheet: ends an API key for good; {name} is its name',
  },
  revokeText: {
    id: 'developers.keys.revokeText',
    defaultMessage:
      'Every program that uses it is refused at once, and its open connections close within two seconds. This cannot be undone.',
    description: 'In the sheet that asks before an API key is ended',
  },
  revoked: {
    id: 'developers.keys.revoked',
    defaultMessage: 'The key has ended',
    description: 'Notice after an API key was ended',
  },
  made: {
    id: 'developers.keys.made',
    defaultMessage: 'Your new key',
    description: 'Heading over the secret of a new API key',
  },
  secretOnce: {
    id: 'developers.keys.secretOnce',
    defaultMessage:
      'This is the only time that the secret is shown. Store it where only your program reads it.',
    description: 'Above the secret of an API key',
  },
  secret: {
    id: 'developers.keys.secret',
    defaultMessage: 'Secret of the key',
    description: 'For screen readers: the secret of an API key',
  },
  copy: {
    id: 'developers.keys.copy',
    defaultMessage: 'Copy the secret',
    description: 'Button that copies the secret of an API key',
  },
  copied: {
    id: 'developers.keys.copied',
    defaultMessage: 'Secret copied',
    description: 'The button after the secret of an API key was copied',
  },
  waits: {
    id: 'developers.keys.waits',
    defaultMessage: 'It works once somebody of the authority has approved it.',
    description: 'Below the secret of an API key that waits for approval',
  },
  done: {
    id: 'developers.keys.done',
    defaultMessage: 'Done',
    description: 'Button that closes the sheet with the secret of an API key',
  },
  name: {
    id: 'developers.keys.name',
    defaultMessage: 'Name',
    description: 'Label of the field for the name of an API key',
  },
  nameHint: {
    id: 'developers.keys.nameHint',
    defaultMessage: '2 to 60 characters, such as the program that uses it',
    description: 'Below the field for the name of an API key',
  },
  nameFault: {
    id: 'developers.keys.nameFault',
    defaultMessage: 'Give the key a name of 2 to 60 characters.',
    description: 'Why an API key was not created',
  },
  scopes: {
    id: 'developers.keys.scopes',
    defaultMessage: 'Scopes',
    description: 'Label of a list of what an API key may read',
  },
  scopesFault: {
    id: 'developers.keys.scopesFault',
    defaultMessage: 'Choose at least one scope.',
    description: 'Why an API key was not created',
  },
  life: {
    id: 'developers.keys.life',
    defaultMessage: 'Life of the key',
    description: 'Label of a list of days until an API key expires',
  },
  days: {
    id: 'developers.keys.days',
    defaultMessage: '{days} days',
    description: 'A choice in a list; {days} is a number',
  },
  purpose: {
    id: 'developers.keys.purpose',
    defaultMessage: 'Purpose',
    description: 'Label of the field for what an API key is asked for',
  },
  purposeHint: {
    id: 'developers.keys.purposeHint',
    defaultMessage: 'Read by the person who decides; at most 500 characters',
    description: 'Below the field for what an API key is asked for',
  },
  purposeFault: {
    id: 'developers.keys.purposeFault',
    defaultMessage: 'Say what the key is for: somebody decides on it.',
    description: 'Why an API key was not asked for',
  },
  tooMany: {
    id: 'developers.keys.tooMany',
    defaultMessage: 'An account has at most five keys. End one first.',
    description: 'Why an API key was not created',
  },
});

/** States of a key. */
export const KEY_STATE_MESSAGES = defineTexts({
  REQUESTED: {
    id: 'developers.keyState.requested',
    defaultMessage: 'Waiting for approval',
    description: 'State of an API key',
  },
  ACTIVE: {
    id: 'developers.keyState.active',
    defaultMessage: 'Works',
    description: 'State of an API key',
  },
  REFUSED: {
    id: 'developers.keyState.refused',
    defaultMessage: 'Refused',
    description: 'State of an API key: somebody decided against it',
  },
  EXPIRED: {
    id: 'developers.keyState.expired',
    defaultMessage: 'Expired',
    description: 'State of an API key',
  },
  REVOKED: {
    id: 'developers.keyState.revoked',
    defaultMessage: 'Ended',
    description: 'State of an API key: its owner or staff ended it',
  },
});

/** Data that each scope opens. */
export const SCOPE_MESSAGES = defineTexts({
  'statistics:read': {
    id: 'developers.scope.statistics',
    defaultMessage: 'Totals of the country',
    description: 'What a scope of an API key opens',
  },
  'violations:public': {
    id: 'developers.scope.violations',
    defaultMessage: 'Violations as everybody sees them, with plates masked',
    description: 'What a scope of an API key opens',
  },
  'opendata:read': {
    id: 'developers.scope.openData',
    defaultMessage: 'Data sets for download',
    description: 'What a scope of an API key opens',
  },
  'fleet:read': {
    id: 'developers.scope.fleet',
    defaultMessage: 'Vehicles, drivers and cases of your agency',
    description: 'What a scope of an API key opens',
  },
  'webhooks:write': {
    id: 'developers.scope.webhooks',
    defaultMessage: 'Webhooks of your agency',
    description: 'What a scope of an API key opens: messages that the service sends to a program',
  },
  'authority:read': {
    id: 'developers.scope.authority',
    defaultMessage: 'What a viewer of the authority sees, with plates masked',
    description: 'What a scope of an API key opens',
  },
});
