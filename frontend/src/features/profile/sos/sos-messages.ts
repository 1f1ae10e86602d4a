import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the ways to reach the emergency contact. */
export const SOS_MESSAGES = defineTexts({
  title: {
    id: 'profile.sos.title',
    defaultMessage: 'Emergency contact',
    description: 'Heading of the emergency contact',
  },
  call: {
    id: 'profile.sos.call',
    defaultMessage: 'Call {name}',
    description: 'Button that dials; name is a person, or a number',
  },
  callShort: {
    id: 'profile.sos.callShort',
    defaultMessage: 'Call',
    description: 'The same in one or two words, over the dial',
  },
  sms: { id: 'profile.sos.sms', defaultMessage: 'SMS', description: 'Button that opens a text message' },
  whatsApp: {
    id: 'profile.sos.whatsApp',
    defaultMessage: 'WhatsApp',
    description: 'Button that opens WhatsApp, a name',
  },
  text: {
    id: 'profile.sos.text',
    defaultMessage: 'I need help. I am here: {link}',
    description: 'What is sent: a cry for help; link shows the place',
  },
  textWithout: {
    id: 'profile.sos.textWithout',
    defaultMessage: 'I need help. Please call me.',
    description: 'What is sent where the place is not known',
  },
  withPlace: {
    id: 'profile.sos.withPlace',
    defaultMessage: 'The message says where you are: {place}',
    description: 'The message names the place; place is the place in words',
  },
  withoutPlace: {
    id: 'profile.sos.withoutPlace',
    defaultMessage: 'The message does not say where you are.',
    description: 'The message names no place',
  },
  follow: {
    id: 'profile.sos.follow',
    defaultMessage: 'Follow me: {link}',
    description: 'At the end of what is sent; link shows where I go from here',
  },
  followed: {
    id: 'profile.sos.followed',
    defaultMessage: 'Its link shows where you are for 12 hours.',
    description: 'Under the buttons: the message holds a link by which its reader follows the person',
  },
  addPlace: {
    id: 'profile.sos.addPlace',
    defaultMessage: 'Add where I am',
    description: 'Button that has the phone measure the place',
  },
  noPlace: {
    id: 'profile.sos.noPlace',
    defaultMessage: 'Your location could not be measured. Allow it, or go outside.',
    description: 'The place could not be measured',
  },
  none: {
    id: 'profile.sos.none',
    defaultMessage: 'No emergency contact yet. Add one in My Profile.',
    description: 'There is no emergency contact yet',
  },
  noneHere: {
    id: 'profile.sos.noneHere',
    defaultMessage: 'No emergency contact yet. Tap Edit to add one.',
    description: 'The same on the profile itself, where the button Edit stands above',
  },
  group: {
    id: 'profile.sos.group',
    defaultMessage: 'Reach {name}',
    description: 'Name of the three buttons; name is a person, or a number',
  },
});
