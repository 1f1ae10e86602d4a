import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The sheet that invites people of agencies. */
export const AGENCY_PEOPLE_MESSAGES = defineTexts({
  open: {
    id: 'users.agencies.open',
    defaultMessage: 'Agencies',
    description: 'Button on the page of users: invites people of agencies',
  },
  title: {
    id: 'users.agencies.title',
    defaultMessage: 'People of agencies',
    description: 'Title of a sheet',
  },
  text: {
    id: 'users.agencies.text',
    defaultMessage: 'They see their own agency and nothing else. The link works once, for 7 days.',
    description: 'At the beginning of that sheet',
  },
  agency: {
    id: 'users.agencies.agency',
    defaultMessage: 'Agency',
    description: 'Label of a list',
  },
  role: {
    id: 'users.agencies.role',
    defaultMessage: 'Role',
    description: 'Label of a list',
  },
  AGENCY_MANAGER: {
    id: 'users.agencies.AGENCY_MANAGER',
    defaultMessage: 'Answers cases and prints stickers',
    description: 'Role of a person of an agency, in a list',
  },
  AGENCY_VIEWER: {
    id: 'users.agencies.AGENCY_VIEWER',
    defaultMessage: 'Looks only',
    description: 'Role of a person of an agency, in a list',
  },
  email: {
    id: 'users.agencies.email',
    defaultMessage: 'Email (may stay empty)',
    description: 'Label of a field',
  },
  emailHint: {
    id: 'users.agencies.emailHint',
    defaultMessage: 'The link and later notices go there. Without one, pass the link on yourself.',
    description: 'Below that field',
  },
  invite: {
    id: 'users.agencies.invite',
    defaultMessage: 'Invite',
    description: 'Button: sends an invitation',
  },
  failed: {
    id: 'users.agencies.failed',
    defaultMessage: 'Choose an agency of the list, and give a correct email or none.',
    description: 'A refused invitation',
  },
  full: {
    id: 'users.agencies.full',
    defaultMessage: 'This agency has 20 open invitations. Revoke one first.',
    description: 'A refused invitation',
  },
  linkText: {
    id: 'users.agencies.linkText',
    defaultMessage: 'Pass this link on to {agency}. It is shown this once.',
    description: 'Above a link; agency is a name',
  },
  link: {
    id: 'users.agencies.link',
    defaultMessage: 'Link of the invitation',
    description: 'For screen readers: the link',
  },
  copy: {
    id: 'users.agencies.copy',
    defaultMessage: 'Copy the link',
    description: 'Button below the link of an invitation',
  },
  copied: {
    id: 'users.agencies.copied',
    defaultMessage: 'The link is copied.',
    description: 'Notice after the link was copied',
  },
  list: {
    id: 'users.agencies.list',
    defaultMessage: 'Invitations',
    description: 'Heading of a list',
  },
  OPEN: {
    id: 'users.agencies.OPEN',
    defaultMessage: 'open until {day}',
    description: 'State of an invitation; day is a date',
  },
  ACCEPTED: {
    id: 'users.agencies.ACCEPTED',
    defaultMessage: 'accepted by {name}',
    description: 'State of an invitation; name is a username',
  },
  REVOKED: {
    id: 'users.agencies.REVOKED',
    defaultMessage: 'revoked',
    description: 'State of an invitation',
  },
  EXPIRED: {
    id: 'users.agencies.EXPIRED',
    defaultMessage: 'expired',
    description: 'State of an invitation',
  },
  revoke: {
    id: 'users.agencies.revoke',
    defaultMessage: 'Revoke',
    description: 'Button beside an open invitation',
  },
  revokeOf: {
    id: 'users.agencies.revokeOf',
    defaultMessage: 'Revoke the invitation of {agency}',
    description: 'For screen readers: that button',
  },
});
