import type { MessageDescriptor } from 'react-intl';
import type { EnrolledDeviceItemFragment, VehicleCodeItemFragment } from '../../../../graphql/staff';
import type { OwnFailures } from '../../../../lib/errors/useFailureText';
import { VEHICLE_ACT_MESSAGES as TEXTS } from './messages';

/** Acts that need nothing but a yes, some with a reason. */
export type PlainAct =
  | { readonly kind: 'clearAgency' | 'issueCode' }
  | { readonly kind: 'revokeCode'; readonly code: VehicleCodeItemFragment }
  | {
      readonly kind: 'approveDevice' | 'revokeDevice' | 'withdrawInvitation';
      readonly device: EnrolledDeviceItemFragment;
    };

/** Confirmation of an act on a vehicle, or on one of its codes or devices; three acts have fields of their own. */
export type AskedAct = PlainAct | { readonly kind: 'setAgency' | 'setClass' | 'inviteDevice' };

export interface ActLook {
  readonly title: MessageDescriptor;
  /** The act; `vehicle` is the plate as it is shown, `code` the typed code. */
  readonly text: MessageDescriptor;
  /** The button, where it is not called like the title. */
  readonly button?: MessageDescriptor;
  readonly done: MessageDescriptor;
  readonly needsReason: boolean;
  readonly isDestructive: boolean;
  readonly failures: OwnFailures;
}

const REVOKE_FAILURES = { CONFLICT: TEXTS.alreadyRevoked, BAD_USER_INPUT: TEXTS.reasonShort };

/** Question and notice of each of them. */
export const PLAIN_ACTS: Record<PlainAct['kind'], ActLook> = {
  clearAgency: {
    title: TEXTS.clear,
    text: TEXTS.clearText,
    done: TEXTS.cleared,
    needsReason: false,
    isDestructive: true,
    failures: {},
  },
  issueCode: {
    title: TEXTS.issue,
    text: TEXTS.issueText,
    done: TEXTS.issued,
    needsReason: false,
    isDestructive: false,
    failures: { CONFLICT: TEXTS.issueConflict },
  },
  revokeCode: {
    title: TEXTS.revokeCodeTitle,
    text: TEXTS.revokeCodeText,
    button: TEXTS.revoke,
    done: TEXTS.codeRevokedDone,
    needsReason: true,
    isDestructive: true,
    failures: REVOKE_FAILURES,
  },
  approveDevice: {
    title: TEXTS.approve,
    text: TEXTS.approveText,
    done: TEXTS.approved,
    needsReason: false,
    isDestructive: false,
    failures: { CONFLICT: TEXTS.notWaiting },
  },
  revokeDevice: {
    title: TEXTS.revokeDeviceTitle,
    text: TEXTS.revokeDeviceText,
    button: TEXTS.revoke,
    done: TEXTS.deviceRevoked,
    needsReason: true,
    isDestructive: true,
    failures: REVOKE_FAILURES,
  },
  withdrawInvitation: {
    title: TEXTS.withdraw,
    text: TEXTS.withdrawText,
    done: TEXTS.withdrawn,
    needsReason: true,
    isDestructive: true,
    failures: REVOKE_FAILURES,
  },
};
