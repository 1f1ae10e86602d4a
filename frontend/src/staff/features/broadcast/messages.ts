import { defineTexts } from '../../../lib/i18n/define-texts';

/** Languages of an alert inside a sentence; one that is not among them goes by its own name. */
export const LANGUAGE_MESSAGES = defineTexts({
  en: {
    id: 'broadcast.language.en',
    defaultMessage: 'English',
    description: 'A language, inside a sentence',
  },
  fr: { id: 'broadcast.language.fr', defaultMessage: 'French', description: 'A language, inside a sentence' },
  pidgin: {
    id: 'broadcast.language.pidgin',
    defaultMessage: 'Pidgin',
    description: 'A language, inside a sentence',
  },
});

/** The form of a new alert. */
export const FORM_MESSAGES = defineTexts({
  title: { id: 'broadcast.form.title', defaultMessage: 'New alert', description: 'Heading of the form' },
  audience: {
    id: 'broadcast.form.audience',
    defaultMessage: 'To whom',
    description: 'Label: whom it is meant for',
  },
  severity: {
    id: 'broadcast.form.severity',
    defaultMessage: 'Urgency',
    description: 'Label: how urgent it is',
  },
  agency: {
    id: 'broadcast.form.agency',
    defaultMessage: 'Agency',
    description: 'Label of the field for the name of an agency',
  },
  town: {
    id: 'broadcast.form.town',
    defaultMessage: 'Centre of the area',
    description: 'Label of the choice of a town as middle of the area',
  },
  noTown: {
    id: 'broadcast.form.noTown',
    defaultMessage: 'Another place',
    description: 'In that choice: none of them, another place',
  },
  lat: {
    id: 'broadcast.form.lat',
    defaultMessage: 'Latitude',
    description: 'Label of the field for the latitude of the middle',
  },
  lng: {
    id: 'broadcast.form.lng',
    defaultMessage: 'Longitude',
    description: 'Label of the field for the longitude of the middle',
  },
  radius: {
    id: 'broadcast.form.radius',
    defaultMessage: 'Radius, km',
    description: 'Label of the field for the radius in km',
  },
  map: {
    id: 'broadcast.form.map',
    defaultMessage: 'Map of the area',
    description: 'Name of the map on which the middle can be clicked',
  },
  mapHint: {
    id: 'broadcast.form.mapHint',
    defaultMessage: 'Tap the map to move the centre.',
    description: 'Below that map',
  },
  text: {
    id: 'broadcast.form.text',
    defaultMessage: 'Text in {language}',
    description: 'Label of a text; language is its name',
  },
  left: {
    id: 'broadcast.form.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below a text: how many characters are left; count',
  },
  life: {
    id: 'broadcast.form.life',
    defaultMessage: 'In force for',
    description: 'Label: how long it is in force',
  },
  hours: {
    id: 'broadcast.form.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'Choice of how long; count hours',
  },
  days: {
    id: 'broadcast.form.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Choice of how long; count days',
  },
  send: {
    id: 'broadcast.form.send',
    defaultMessage: 'Send',
    description: 'Button that asks before the alert is sent',
  },
});

/** Faults of the form, by field. */
export const FAULT_MESSAGES = defineTexts({
  text: {
    id: 'broadcast.fault.text',
    defaultMessage: 'Write it in at least one language.',
    description: 'No text was written',
  },
  agency: {
    id: 'broadcast.fault.agency',
    defaultMessage: 'Name the agency.',
    description: 'The name of the agency is missing or too long',
  },
  place: {
    id: 'broadcast.fault.place',
    defaultMessage: 'Choose a town or type a place.',
    description: 'The middle of the area is missing or no place',
  },
  radius: {
    id: 'broadcast.fault.radius',
    defaultMessage: 'From {least} to {most} km.',
    description: 'The radius is out of its range',
  },
  refused: {
    id: 'broadcast.fault.refused',
    defaultMessage: 'Please check what you entered.',
    description: 'The server refuses what was entered',
  },
});

/** Preview of the alert. */
export const PREVIEW_MESSAGES = defineTexts({
  title: { id: 'broadcast.preview.title', defaultMessage: 'Preview', description: 'Heading of the preview' },
  instead: {
    id: 'broadcast.preview.instead',
    defaultMessage: 'Nothing written here: readers see the text in {other}.',
    description: 'Nothing was written in a language; its readers see the text in another; other is its name',
  },
  empty: {
    id: 'broadcast.preview.empty',
    defaultMessage: 'Write a text to see it as citizens will.',
    description: 'In place of the preview: nothing was written',
  },
});

/** Before and after the alert is sent. */
export const SEND_MESSAGES = defineTexts({
  ask: {
    id: 'broadcast.send.ask',
    defaultMessage: 'Send this alert?',
    description: 'Title of the dialog before it is sent',
  },
  toAll: {
    id: 'broadcast.send.toAll',
    defaultMessage: 'It goes to everybody with an open app, until {time}.',
    description: 'Whom it reaches: everybody; time is until when',
  },
  toAgency: {
    id: 'broadcast.send.toAgency',
    defaultMessage: 'It goes to everybody under way with {agency}, until {time}.',
    description: 'Whom it reaches: of an agency; time is until when',
  },
  toArea: {
    id: 'broadcast.send.toArea',
    defaultMessage: 'It goes to everybody under way within {radius} of the place, until {time}.',
    description: 'Whom it reaches: in an area; time is until when',
  },
  underWay: {
    id: 'broadcast.send.underWay',
    defaultMessage:
      '{count, plural, =0 {Nobody is under way there now.} one {# person is under way there now.} other {# people are under way there now.}}',
    description: 'How many are under way there now; count',
  },
  counting: {
    id: 'broadcast.send.counting',
    defaultMessage: 'Counting who is under way…',
    description: 'While they are counted',
  },
  notCounted: {
    id: 'broadcast.send.notCounted',
    defaultMessage: 'Who is under way could not be counted.',
    description: 'They could not be counted',
  },
  notIn: {
    id: 'broadcast.send.notIn',
    defaultMessage: 'Not written in {languages}. People who read nothing else will not understand it.',
    description: 'Who cannot read it; languages is a list of names of languages',
  },
  confirm: { id: 'broadcast.send.confirm', defaultMessage: 'Send now', description: 'Button that sends it' },
  sent: {
    id: 'broadcast.send.sent',
    defaultMessage: 'Alert sent',
    description: 'Notice: the alert was sent',
  },
});

/** Sent alerts. */
export const SENT_MESSAGES = defineTexts({
  title: {
    id: 'broadcast.sent.title',
    defaultMessage: 'Sent alerts',
    description: 'Heading of the list of alerts that were sent',
  },
  none: {
    id: 'broadcast.sent.none',
    defaultMessage: 'Nothing was sent in the last 90 days.',
    description: 'In place of the list: none was sent in 90 days',
  },
  failed: {
    id: 'broadcast.sent.failed',
    defaultMessage: 'The alerts could not be loaded. Please try again.',
    description: 'The list could not be loaded',
  },
  inForce: {
    id: 'broadcast.sent.inForce',
    defaultMessage: 'In force until {time}',
    description: 'State of an alert: in force; time is until when',
  },
  over: {
    id: 'broadcast.sent.over',
    defaultMessage: 'Over since {time}',
    description: 'State of an alert: its time is over; time is since when',
  },
  revoked: {
    id: 'broadcast.sent.revoked',
    defaultMessage: 'Taken back {time}',
    description: 'State of an alert: taken back; time is when',
  },
  sentAt: {
    id: 'broadcast.sent.sentAt',
    defaultMessage: 'sent {time}',
    description: 'When it was sent; time is day and time',
  },
  inArea: {
    id: 'broadcast.sent.inArea',
    defaultMessage: '{radius} around {place}',
    description: 'Its area; radius in km with unit, place in words',
  },
  meant: {
    id: 'broadcast.sent.meant',
    defaultMessage: '{count, plural, one {for # person under way} other {for # people under way}}',
    description: 'How many under way it was meant for; count',
  },
  revoke: {
    id: 'broadcast.sent.revoke',
    defaultMessage: 'Take back',
    description: 'Button that takes an alert back',
  },
  askRevoke: {
    id: 'broadcast.sent.askRevoke',
    defaultMessage: 'Take this alert back?',
    description: 'Title of the dialog before it is taken back',
  },
  revokeText: {
    id: 'broadcast.sent.revokeText',
    defaultMessage: 'Open apps drop it at once: “{text}”',
    description: 'What that does; text is what the alert says',
  },
  accepted: {
    id: 'broadcast.sent.taken',
    defaultMessage: 'Alert taken back',
    description: 'Notice: the alert was taken back',
  },
});
