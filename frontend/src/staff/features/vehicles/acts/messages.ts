import type { MessageDescriptor } from 'react-intl';
import type { EnrolledDeviceState } from '../../../../graphql/staff';
import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the register of vehicles and of the details of one. */
export const VEHICLES_MESSAGES = defineTexts({
  title: {
    id: 'vehicles.title',
    defaultMessage: 'Vehicle',
    description: 'Title of the details until the plate is there',
  },
  plate: {
    id: 'vehicles.plate',
    defaultMessage: 'Plate',
    description: 'Head of a column: registration number',
  },
  agency: {
    id: 'vehicles.agency',
    defaultMessage: 'Agency',
    description: 'Head of a column, and name of a part of the details',
  },
  noAgency: {
    id: 'vehicles.noAgency',
    defaultMessage: 'No agency',
    description: 'In the place of an agency',
  },
  class: {
    id: 'vehicles.class',
    defaultMessage: 'Class',
    description: 'Head of a column and label of a choice: class of vehicle that speed limits differ for',
  },
  classHint: {
    id: 'vehicles.classHint',
    defaultMessage: 'Its journeys are judged by the speed limits of this class.',
    description: 'What the class of a vehicle is for',
  },
  noClass: {
    id: 'vehicles.noClass',
    defaultMessage: 'No class entered',
    description: 'In the place of a class',
  },
  noClassWhole: {
    id: 'vehicles.noClassWhole',
    defaultMessage: 'No class entered: judged by the type that drivers choose',
    description: 'In the place of a class, with what follows from none',
  },
  proof: {
    id: 'vehicles.proof',
    defaultMessage: 'Identified by',
    description: 'Head of a column: how sure it can be shown that a journey is in it',
  },
  codes: {
    id: 'vehicles.codes',
    defaultMessage: 'Codes',
    description: 'Head of a column and title: codes for the sticker in the vehicle',
  },
  devices: {
    id: 'vehicles.devices',
    defaultMessage: 'Devices',
    description: 'Head of a column and title: enrolled phones and trackers',
  },
  waiting: {
    id: 'vehicles.waiting',
    defaultMessage: 'To approve',
    description: 'Head of a column and label of a filter: devices that wait for approval',
  },
  registered: {
    id: 'vehicles.registered',
    defaultMessage: 'Registered',
    description: 'Head of a column: when it was entered into the register',
  },
  unobserved: {
    id: 'vehicles.unobserved',
    defaultMessage: 'Unobserved',
    description: 'Label: how much of its way could not be judged',
  },
  unobservedShare: {
    id: 'vehicles.unobservedShare',
    defaultMessage:
      '{share} of the time of its journeys in 90 days. No violation could have been proven then, so nothing is known, good or bad.',
    description:
      'Time of its bound journeys in which no violation could have been proven; share is a percentage',
  },
  notBound: {
    id: 'vehicles.notBound',
    defaultMessage: 'No journey of an enrolled device in 90 days',
    description: 'In place of a share: no enrolled device recorded a journey',
  },
  all: { id: 'vehicles.all', defaultMessage: 'All', description: 'First choice of a filter' },
  onlyWaiting: {
    id: 'vehicles.onlyWaiting',
    defaultMessage: 'With a device to approve',
    description: 'Choice of a filter: only vehicles with a device that waits',
  },
  search: { id: 'vehicles.search', defaultMessage: 'Part of a plate', description: 'What the search takes' },
  list: {
    id: 'vehicles.list',
    defaultMessage: 'Register of vehicles',
    description: 'Name of the table, for screen readers',
  },
  emptyTitle: {
    id: 'vehicles.emptyTitle',
    defaultMessage: 'No vehicle here',
    description: 'The table is empty',
  },
  emptyText: {
    id: 'vehicles.emptyText',
    defaultMessage:
      'The register holds the vehicles that staff have entered. The search or a filter may hide others.',
    description: 'Why it may be',
  },
  missing: {
    id: 'vehicles.missing',
    defaultMessage: 'The register has no such vehicle',
    description: 'The address names a vehicle that the register lacks',
  },
  failed: {
    id: 'vehicles.failed',
    defaultMessage: 'The vehicle could not be loaded.',
    description: 'The details could not be loaded',
  },
  codesEmpty: {
    id: 'vehicles.codesEmpty',
    defaultMessage: 'No code so far. Whoever scans a code is a witness, and accuses nobody alone.',
    description: 'No code was issued so far',
  },
  devicesEmpty: {
    id: 'vehicles.devicesEmpty',
    defaultMessage: 'No device so far. Only journeys of an approved device can name the vehicle.',
    description: 'No device was invited so far',
  },
  issuedBy: {
    id: 'vehicles.issuedBy',
    defaultMessage: 'Issued by {name}, {date}',
    description: 'Who issued a code and when',
  },
  issued: {
    id: 'vehicles.issued',
    defaultMessage: 'Issued, {date}',
    description: 'When a code was issued, where its issuer is gone',
  },
  invited: {
    id: 'vehicles.invited',
    defaultMessage: 'Invited, {date}',
    description: 'When a device was invited, where its inviter is gone',
  },
  invitedBy: {
    id: 'vehicles.invitedBy',
    defaultMessage: 'Invited by {name}, {date}',
    description: 'Who invited a device and when',
  },
  validUntil: {
    id: 'vehicles.validUntil',
    defaultMessage: 'Valid until {date}',
    description: 'Until when an invitation can be used',
  },
  holder: {
    id: 'vehicles.holder',
    defaultMessage: 'Claimed by {number}',
    description: 'Who has claimed a device; number is masked',
  },
  reason: {
    id: 'vehicles.reason',
    defaultMessage: 'Reason',
    description: 'Why something was revoked; in the words of staff',
  },
  codeInForce: { id: 'vehicles.codeInForce', defaultMessage: 'In force', description: 'State of a code' },
  codeRevoked: { id: 'vehicles.codeRevoked', defaultMessage: 'Revoked', description: 'State of a code' },
});

/** Certainty with which the vehicle of a journey can be shown. */
export const PROOF_MESSAGES = defineTexts({
  device: {
    id: 'vehicles.proof.device',
    defaultMessage: 'Device',
    description: 'How a vehicle is identified: a device enrolled by key',
  },
  code: {
    id: 'vehicles.proof.code',
    defaultMessage: 'Code',
    description: 'How a vehicle is identified: the code in it',
  },
  typed: {
    id: 'vehicles.proof.typed',
    defaultMessage: 'Typed plate',
    description: 'How a vehicle is identified: by a typed plate, which proves nothing',
  },
});

/** State of the enrolment of a device. */
export const DEVICE_STATE_MESSAGES: Record<EnrolledDeviceState, MessageDescriptor> = defineTexts({
  INVITED: {
    id: 'vehicles.state.invited',
    defaultMessage: 'Invited',
    description: 'State of a device: the invitation is open',
  },
  EXPIRED: {
    id: 'vehicles.state.expired',
    defaultMessage: 'Invitation expired',
    description: 'State of a device: the invitation was not used in time',
  },
  WAITING: {
    id: 'vehicles.state.waiting',
    defaultMessage: 'To approve',
    description: 'State of a device: a second person has to approve it',
  },
  APPROVED: { id: 'vehicles.state.approved', defaultMessage: 'Approved', description: 'State of a device' },
  REVOKED: { id: 'vehicles.state.revoked', defaultMessage: 'Revoked', description: 'State of a device' },
});

/** Texts of what is done to a vehicle, its codes and its devices. */
export const VEHICLE_ACT_MESSAGES = defineTexts({
  register: {
    id: 'vehicles.act.register',
    defaultMessage: 'Register a vehicle',
    description: 'Button and title: enters a vehicle into the register',
  },
  registerText: {
    id: 'vehicles.act.registerText',
    defaultMessage:
      'A registered vehicle can get codes and devices. Enter an agency only if it has agreed to be named.',
    description: 'What the register is for',
  },
  registerDo: {
    id: 'vehicles.act.registerDo',
    defaultMessage: 'Register',
    description: 'Button that enters the vehicle',
  },
  registerDone: {
    id: 'vehicles.act.registerDone',
    defaultMessage: 'Vehicle registered',
    description: 'Notice after entering a vehicle',
  },
  registerConflict: {
    id: 'vehicles.act.registerConflict',
    defaultMessage: 'This vehicle is in the register already.',
    description: 'The vehicle is there already',
  },
  wrongInput: {
    id: 'vehicles.act.wrongInput',
    defaultMessage: 'Check the plate and the name of the agency.',
    description: 'The server has refused plate or agency',
  },
  agencyChange: {
    id: 'vehicles.act.agencyChange',
    defaultMessage: 'Change agency',
    description: 'Button: another agency for the vehicle',
  },
  agencySet: {
    id: 'vehicles.act.agencySet',
    defaultMessage: 'Set agency',
    description: 'Button and title: an agency for a vehicle that has none',
  },
  agencyText: {
    id: 'vehicles.act.agencyText',
    defaultMessage:
      '{vehicle} is named in public with this agency, once an enrolled device shows a violation.',
    description: 'What it means to belong to an agency; vehicle is the plate',
  },
  agencyDone: {
    id: 'vehicles.act.agencyDone',
    defaultMessage: 'Agency saved',
    description: 'Notice after the agency was changed',
  },
  agencyWrong: {
    id: 'vehicles.act.agencyWrong',
    defaultMessage: 'Check the name of the agency.',
    description: 'The server has refused the name of an agency',
  },
  classChange: {
    id: 'vehicles.act.classChange',
    defaultMessage: 'Change class',
    description: 'Button and title: another class',
  },
  classSet: {
    id: 'vehicles.act.classSet',
    defaultMessage: 'Enter class',
    description: 'Button and title: the class of a vehicle that has none',
  },
  classText: {
    id: 'vehicles.act.classText',
    defaultMessage:
      'Journeys in {vehicle} are judged by the speed limits of this class from now on. Earlier journeys stay as they are.',
    description: 'What the class of a vehicle does; vehicle is the plate',
  },
  classDone: {
    id: 'vehicles.act.classDone',
    defaultMessage: 'Class saved',
    description: 'Notice after the class was changed',
  },
  clear: {
    id: 'vehicles.act.clear',
    defaultMessage: 'Remove from agency',
    description: 'Button: the vehicle belongs to no agency any more',
  },
  clearText: {
    id: 'vehicles.act.clearText',
    defaultMessage: '{vehicle} belongs to no agency from now on, and is not named in public.',
    description: 'What removing does; vehicle is the plate',
  },
  cleared: {
    id: 'vehicles.act.cleared',
    defaultMessage: 'Removed from the agency',
    description: 'Notice after removing',
  },
  issue: {
    id: 'vehicles.act.issue',
    defaultMessage: 'Issue a code',
    description: 'Button: a new code for the sticker',
  },
  issueText: {
    id: 'vehicles.act.issueText',
    defaultMessage: '{vehicle} gets a new code. Earlier ones stay in force until they are revoked.',
    description: 'What issuing does; vehicle is the plate',
  },
  issued: { id: 'vehicles.act.issued', defaultMessage: 'Code issued', description: 'Notice after issuing' },
  issueConflict: {
    id: 'vehicles.act.issueConflict',
    defaultMessage: 'This vehicle has as many codes in force as it may have. Revoke one first.',
    description: 'There are as many codes as there may be',
  },
  revoke: {
    id: 'vehicles.act.revoke',
    defaultMessage: 'Revoke',
    description: 'Button: a code or device is not valid any more',
  },
  revokeCodeTitle: {
    id: 'vehicles.act.revokeCodeTitle',
    defaultMessage: 'Revoke the code',
    description: 'Title of the question before a code is revoked',
  },
  revokeCodeText: {
    id: 'vehicles.act.revokeCodeText',
    defaultMessage:
      '{code} is not valid from now on: its sticker must be replaced. Journeys before stay as they are.',
    description: 'What revoking does; code is its characters',
  },
  codeRevokedDone: {
    id: 'vehicles.act.codeRevokedDone',
    defaultMessage: 'Code revoked',
    description: 'Notice after revoking a code',
  },
  alreadyRevoked: {
    id: 'vehicles.act.alreadyRevoked',
    defaultMessage: 'Somebody else has revoked it already.',
    description: 'Another desk was faster',
  },
  reasonShort: {
    id: 'vehicles.act.reasonShort',
    defaultMessage: 'Give a reason of 3 to 500 characters.',
    description: 'The server has refused the reason',
  },
  invite: {
    id: 'vehicles.act.invite',
    defaultMessage: 'Invite a device',
    description: 'Button and title: a phone or tracker for the vehicle',
  },
  inviteText: {
    id: 'vehicles.act.inviteText',
    defaultMessage:
      'Its holder enters the code in their app. Then somebody else than you has to approve the device.',
    description: 'How an invitation goes on',
  },
  inviteKind: {
    id: 'vehicles.act.inviteKind',
    defaultMessage: 'What is invited',
    description: 'Label of the choice: phone or tracker',
  },
  inviteDo: {
    id: 'vehicles.act.inviteDo',
    defaultMessage: 'Make an invitation',
    description: 'Button that makes the invitation',
  },
  inviteConflict: {
    id: 'vehicles.act.inviteConflict',
    defaultMessage: 'This vehicle has as many open invitations as it may have. Withdraw one first.',
    description: 'There are as many open invitations as there may be',
  },
  invitation: {
    id: 'vehicles.act.invitation',
    defaultMessage: 'Invitation code',
    description: 'Name of the code of an invitation',
  },
  invitationText: {
    id: 'vehicles.act.invitationText',
    defaultMessage: 'Pass this code on to the holder. It works once, within 7 days, and is not shown again.',
    description: 'What to do with the code',
  },
  copy: { id: 'vehicles.act.copy', defaultMessage: 'Copy code', description: 'Button that copies the code' },
  copied: { id: 'vehicles.act.copied', defaultMessage: 'Code copied', description: 'Notice after copying' },
  approve: {
    id: 'vehicles.act.approve',
    defaultMessage: 'Approve',
    description: 'Button and title: a claimed device belongs to the vehicle',
  },
  approveText: {
    id: 'vehicles.act.approveText',
    defaultMessage: 'From now on, journeys of this device count as journeys of {vehicle}.',
    description: 'What approving does; vehicle is the plate',
  },
  approved: {
    id: 'vehicles.act.approved',
    defaultMessage: 'Device approved',
    description: 'Notice after approving',
  },
  ownInvitation: {
    id: 'vehicles.act.ownInvitation',
    defaultMessage: 'You have invited it: somebody else has to approve it.',
    description: 'Why one can not approve: it takes two people',
  },
  notWaiting: {
    id: 'vehicles.act.notWaiting',
    defaultMessage: 'Somebody else has decided on this device meanwhile.',
    description: 'Another desk was faster',
  },
  revokeDeviceTitle: {
    id: 'vehicles.act.revokeDeviceTitle',
    defaultMessage: 'Revoke the device',
    description: 'Title of the question before a device is revoked',
  },
  revokeDeviceText: {
    id: 'vehicles.act.revokeDeviceText',
    defaultMessage:
      'Journeys of this device do not count as those of {vehicle} from now on. Journeys before stay as they are.',
    description: 'What revoking does; vehicle is the plate',
  },
  deviceRevoked: {
    id: 'vehicles.act.deviceRevoked',
    defaultMessage: 'Device revoked',
    description: 'Notice after revoking a device',
  },
  withdraw: {
    id: 'vehicles.act.withdraw',
    defaultMessage: 'Withdraw invitation',
    description: 'Button and title: an open invitation is taken back',
  },
  withdrawText: {
    id: 'vehicles.act.withdrawText',
    defaultMessage: 'The invitation can not be used any more.',
    description: 'What withdrawing does',
  },
  withdrawn: {
    id: 'vehicles.act.withdrawn',
    defaultMessage: 'Invitation withdrawn',
    description: 'Notice after withdrawing',
  },
});

/** Texts of the page with the sticker, and on it. */
export const STICKER_MESSAGES = defineTexts({
  open: {
    id: 'vehicles.sticker.open',
    defaultMessage: 'Sticker',
    description: 'Button at a code: shows the sticker for printing',
  },
  title: {
    id: 'vehicles.sticker.title',
    defaultMessage: 'Sticker for the vehicle',
    description: 'Title of the page with the sticker',
  },
  print: {
    id: 'vehicles.sticker.print',
    defaultMessage: 'Print',
    description: 'Button that prints the sticker',
  },
  back: {
    id: 'vehicles.sticker.back',
    defaultMessage: 'Back to the vehicle',
    description: 'Button that leads back to the vehicle',
  },
  howTo: {
    id: 'vehicles.sticker.howTo',
    defaultMessage: 'Put it up where passengers see it when they get in. Paper of A6 is enough.',
    description: 'Where the sticker belongs',
  },
  plateFirst: {
    id: 'vehicles.sticker.plateFirst',
    defaultMessage: 'A sticker carries the plate in full. Show it first.',
    description: 'Why the sticker can not be printed: its plate is masked',
  },
  missing: {
    id: 'vehicles.sticker.missing',
    defaultMessage: 'This code is not in force',
    description: 'The code is not in force, or not of the vehicle',
  },
  scan: {
    id: 'vehicles.sticker.scan',
    defaultMessage: 'Scan at the start of your journey',
    description: 'On the sticker, at most 48 characters',
  },
  type: {
    id: 'vehicles.sticker.type',
    defaultMessage: 'No camera? Type this code:',
    description: 'On the sticker, before the code that can be typed; at most 40 characters',
  },
  qr: {
    id: 'vehicles.sticker.qr',
    defaultMessage: 'QR code of the vehicle',
    description: 'Name of the QR code, for screen readers',
  },
});
