import type { MessageDescriptor } from 'react-intl';
import type { StaffAct } from '../../../../graphql/staff';
import { LIMIT_ACT_MESSAGES as TEXTS } from './messages';

/** Acts of staff that change the register of speed limits, or its proposals. */
export const LIMIT_ACTS: readonly StaffAct[] = [
  'LIMITS_PROPOSED',
  'LIMITS_SECONDED',
  'LIMITS_REFUSED',
  'LIMITS_WITHDRAWN',
];

/** Confirmation of an act on limits, by their identifiers, or on proposals, by theirs. */
export interface AskedAct {
  readonly kind: 'confirm' | 'end' | 'second' | 'refuse' | 'withdraw';
  readonly ids: readonly string[];
}

export interface ActLook {
  readonly title: MessageDescriptor;
  /** The act; `count` is the number of subjects. */
  readonly text: MessageDescriptor;
  readonly done: MessageDescriptor;
  readonly needsReason: boolean;
  readonly isDestructive: boolean;
}

/** Question and notices of each act. */
export const ACT_LOOKS: Record<AskedAct['kind'], ActLook> = {
  confirm: {
    title: TEXTS.confirm,
    text: TEXTS.confirmText,
    done: TEXTS.proposed,
    needsReason: true,
    isDestructive: false,
  },
  end: {
    title: TEXTS.end,
    text: TEXTS.endText,
    done: TEXTS.proposed,
    needsReason: true,
    isDestructive: true,
  },
  second: {
    title: TEXTS.second,
    text: TEXTS.secondText,
    done: TEXTS.decided,
    needsReason: false,
    isDestructive: false,
  },
  refuse: {
    title: TEXTS.refuse,
    text: TEXTS.refuseText,
    done: TEXTS.decided,
    needsReason: true,
    isDestructive: true,
  },
  withdraw: {
    title: TEXTS.withdraw,
    text: TEXTS.withdrawText,
    done: TEXTS.decided,
    needsReason: false,
    isDestructive: true,
  },
};
