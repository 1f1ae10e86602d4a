import type { MessageDescriptor } from 'react-intl';
import type { EnrolledDeviceState } from '../../../../graphql/staff';
import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the register of vehicles and of the details of one. */
export const VEHICLES_MESSAGES = defineTexts({
  title: { id: 'vehicles.title', description: 'Title of the details until the plate is there' },
  plate: { id: 'vehicles.plate', description: 'Head of a column: registration number' },
  agency: { id: 'vehicles.agency', description: 'Head of a column, and name of a part of the details' },
  noAgency: { id: 'vehicles.noAgency', description: 'In the place of an agency' },
  class: {
    id: 'vehicles.class',
    description: 'Head of a column and label of a choice: class of vehicle that speed limits differ for',
  },
  classHint: { id: 'vehicles.classHint', description: 'What the class of a vehicle is for' },
  noClass: { id: 'vehicles.noClass', description: 'In the place of a class' },
  noClassWhole: {
    id: 'vehicles.noClassWhole',
    description: 'In the place of a class, with what follows from none',
  },
  proof: {
    id: 'vehicles.proof',
    description: 'Head of a column: how sure it can be shown that a journey is in it',
  },
  codes: {
    id: 'vehicles.codes',
    description: 'Head of a column and title: codes for the sticker in the vehicle',
  },
  devices: {
    id: 'vehicles.devices',
    description: 'Head of a column and title: enrolled phones and trackers',
  },
  waiting: {
    id: 'vehicles.waiting',
    description: 'Head of a column and label of a filter: devices that wait for approval',
  },
  registered: {
    id: 'vehicles.registered',
    description: 'Head of a column: when it was entered into the register',
  },
  unobserved: { id: 'vehicles.unobserved', description: 'Label: how much of its way could not be judged' },
  unobservedShare: {
    id: 'vehicles.unobservedShare',
    description:
      'Time of its bound journeys in which no violation could have been proven; share is a percentage',
  },
  notBound: {
    id: 'vehicles.notBound',
    description: 'In place of a share: no enrolled device recorded a journey',
  },
  all: { id: 'vehicles.all', description: 'First choice of a filter' },
  onlyWaiting: {
    id: 'vehicles.onlyWaiting',
    description: 'Choice of a filter: only vehicles with a device that waits',
  },
  search: { id: 'vehicles.search', description: 'What the search takes' },
  list: { id: 'vehicles.list', description: 'Name of the table, for screen readers' },
  emptyTitle: { id: 'vehicles.emptyTitle', description: 'The table is empty' },
  emptyText: { id: 'vehicles.emptyText', description: 'Why it may be' },
  missing: { id: 'vehicles.missing', description: 'The address names a vehicle that the register lacks' },
  failed: { id: 'vehicles.failed', description: 'The details could not be loaded' },
  codesEmpty: { id: 'vehicles.codesEmpty', description: 'No code was issued so far' },
  devicesEmpty: { id: 'vehicles.devicesEmpty', description: 'No device was invited so far' },
  issuedBy: { id: 'vehicles.issuedBy', description: 'Who issued a code and when' },
  issued: { id: 'vehicles.issued', description: 'When a code was issued, where its issuer is gone' },
  invited: { id: 'vehicles.invited', description: 'When a device was invited, where its inviter is gone' },
  invitedBy: { id: 'vehicles.invitedBy', description: 'Who invited a device and when' },
  validUntil: { id: 'vehicles.validUntil', description: 'Until when an invitation can be used' },
  holder: { id: 'vehicles.holder', description: 'Who has claimed a device; number is masked' },
  reason: { id: 'vehicles.reason', description: 'Why something was revoked; in the words of staff' },
  codeInForce: { id: 'vehicles.codeInForce', description: 'State of a code' },
  codeRevoked: { id: 'vehicles.codeRevoked', description: 'State of a code' },
});

/** Certainty with which the vehicle of a journey can be shown. */
export const PROOF_MESSAGES = defineTexts({
  device: {
    id: 'vehicles.proof.device',
    description: 'How a vehicle is identified: a device enrolled by key',
  },
  code: { id: 'vehicles.proof.code', description: 'How a vehicle is identified: the code in it' },
  typed: {
    id: 'vehicles.proof.typed',
    description: 'How a vehicle is identified: by a typed plate, which proves nothing',
  },
});

/** State of the enrolment of a device. */
export const DEVICE_STATE_MESSAGES: Record<EnrolledDeviceState, MessageDescriptor> = defineTexts({
  INVITED: { id: 'vehicles.state.invited', description: 'State of a device: the invitation is open' },
  EXPIRED: {
    id: 'vehicles.state.expired',
    description: 'State of a device: the invitation was not used in time',
  },
  WAITING: {
    id: 'vehicles.state.waiting',
    description: 'State of a device: a second person has to approve it',
  },
  APPROVED: { id: 'vehicles.state.approved', description: 'State of a device' },
  REVOKED: { id: 'vehicles.state.revoked', description: 'State of a device' },
});

/** Texts of what is done to a vehicle, its codes and its devices. */
export const VEHICLE_ACT_MESSAGES = defineTexts({
  register: {
    id: 'vehicles.act.register',
    description: 'Button and title: enters a vehicle into the register',
  },
  registerText: { id: 'vehicles.act.registerText', description: 'What the register is for' },
  registerDo: { id: 'vehicles.act.registerDo', description: 'Button that enters the vehicle' },
  registerDone: { id: 'vehicles.act.registerDone', description: 'Notice after entering a vehicle' },
  registerConflict: { id: 'vehicles.act.registerConflict', description: 'The vehicle is there already' },
  wrongInput: { id: 'vehicles.act.wrongInput', description: 'The server has refused plate or agency' },
  agencyChange: { id: 'vehicles.act.agencyChange', description: 'Button: another agency for the vehicle' },
  agencySet: {
    id: 'vehicles.act.agencySet',
    description: 'Button and title: an agency for a vehicle that has none',
  },
  agencyText: {
    id: 'vehicles.act.agencyText',
    description: 'What it means to belong to an agency; vehicle is the plate',
  },
  agencyDone: { id: 'vehicles.act.agencyDone', description: 'Notice after the agency was changed' },
  agencyWrong: {
    id: 'vehicles.act.agencyWrong',
    description: 'The server has refused the name of an agency',
  },
  classChange: { id: 'vehicles.act.classChange', description: 'Button and title: another class' },
  classSet: {
    id: 'vehicles.act.classSet',
    description: 'Button and title: the class of a vehicle that has none',
  },
  classText: {
    id: 'vehicles.act.classText',
    description: 'What the class of a vehicle does; vehicle is the plate',
  },
  classDone: { id: 'vehicles.act.classDone', description: 'Notice after the class was changed' },
  clear: { id: 'vehicles.act.clear', description: 'Button: the vehicle belongs to no agency any more' },
  clearText: { id: 'vehicles.act.clearText', description: 'What removing does; vehicle is the plate' },
  cleared: { id: 'vehicles.act.cleared', description: 'Notice after removing' },
  issue: { id: 'vehicles.act.issue', description: 'Button: a new code for the sticker' },
  issueText: { id: 'vehicles.act.issueText', description: 'What issuing does; vehicle is the plate' },
  issued: { id: 'vehicles.act.issued', description: 'Notice after issuing' },
  issueConflict: { id: 'vehicles.act.issueConflict', description: 'There are as many codes as there may be' },
  revoke: { id: 'vehicles.act.revoke', description: 'Button: a code or device is not valid any more' },
  revokeCodeTitle: {
    id: 'vehicles.act.revokeCodeTitle',
    description: 'Title of the question before a code is revoked',
  },
  revokeCodeText: {
    id: 'vehicles.act.revokeCodeText',
    description: 'What revoking does; code is its characters',
  },
  codeRevokedDone: { id: 'vehicles.act.codeRevokedDone', description: 'Notice after revoking a code' },
  alreadyRevoked: { id: 'vehicles.act.alreadyRevoked', description: 'Another desk was faster' },
  reasonShort: { id: 'vehicles.act.reasonShort', description: 'The server has refused the reason' },
  invite: { id: 'vehicles.act.invite', description: 'Button and title: a phone or tracker for the vehicle' },
  inviteText: { id: 'vehicles.act.inviteText', description: 'How an invitation goes on' },
  inviteKind: { id: 'vehicles.act.inviteKind', description: 'Label of the choice: phone or tracker' },
  inviteDo: { id: 'vehicles.act.inviteDo', description: 'Button that makes the invitation' },
  inviteConflict: {
    id: 'vehicles.act.inviteConflict',
    description: 'There are as many open invitations as there may be',
  },
  invitation: { id: 'vehicles.act.invitation', description: 'Name of the code of an invitation' },
  invitationText: { id: 'vehicles.act.invitationText', description: 'What to do with the code' },
  copy: { id: 'vehicles.act.copy', description: 'Button that copies the code' },
  copied: { id: 'vehicles.act.copied', description: 'Notice after copying' },
  approve: {
    id: 'vehicles.act.approve',
    description: 'Button and title: a claimed device belongs to the vehicle',
  },
  approveText: { id: 'vehicles.act.approveText', description: 'What approving does; vehicle is the plate' },
  approved: { id: 'vehicles.act.approved', description: 'Notice after approving' },
  ownInvitation: {
    id: 'vehicles.act.ownInvitation',
    description: 'Why one can not approve: it takes two people',
  },
  notWaiting: { id: 'vehicles.act.notWaiting', description: 'Another desk was faster' },
  revokeDeviceTitle: {
    id: 'vehicles.act.revokeDeviceTitle',
    description: 'Title of the question before a device is revoked',
  },
  revokeDeviceText: {
    id: 'vehicles.act.revokeDeviceText',
    description: 'What revoking does; vehicle is the plate',
  },
  deviceRevoked: { id: 'vehicles.act.deviceRevoked', description: 'Notice after revoking a device' },
  withdraw: {
    id: 'vehicles.act.withdraw',
    description: 'Button and title: an open invitation is taken back',
  },
  withdrawText: { id: 'vehicles.act.withdrawText', description: 'What withdrawing does' },
  withdrawn: { id: 'vehicles.act.withdrawn', description: 'Notice after withdrawing' },
});

/** Texts of the page with the sticker, and on it. */
export const STICKER_MESSAGES = defineTexts({
  open: { id: 'vehicles.sticker.open', description: 'Button at a code: shows the sticker for printing' },
  title: { id: 'vehicles.sticker.title', description: 'Title of the page with the sticker' },
  print: { id: 'vehicles.sticker.print', description: 'Button that prints the sticker' },
  back: { id: 'vehicles.sticker.back', description: 'Button that leads back to the vehicle' },
  howTo: { id: 'vehicles.sticker.howTo', description: 'Where the sticker belongs' },
  plateFirst: {
    id: 'vehicles.sticker.plateFirst',
    description: 'Why the sticker can not be printed: its plate is masked',
  },
  missing: { id: 'vehicles.sticker.missing', description: 'The code is not in force, or not of the vehicle' },
  scan: { id: 'vehicles.sticker.scan', description: 'On the sticker, at most 48 characters' },
  type: {
    id: 'vehicles.sticker.type',
    description: 'On the sticker, before the code that can be typed; at most 40 characters',
  },
  qr: { id: 'vehicles.sticker.qr', description: 'Name of the QR code, for screen readers' },
});
