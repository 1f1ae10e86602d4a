import type { MessageDescriptor } from 'react-intl';
import type { CaseAct } from './case-acts';
import { TEMPLATE_MESSAGES as T } from './messages';

/** Ready reasons of each act, picked by the digits from 1. */
export const REASON_TEMPLATES: Readonly<Record<CaseAct, readonly MessageDescriptor[]>> = {
  CONFIRM: [T.confirmChecked, T.confirmClear, T.confirmOthers],
  REFUSE: [T.refuseClose, T.refuseLimit, T.refuseFew],
  SERVE: [T.served],
  UPHOLD: [T.upholdHeard, T.upholdChecked],
  UPHOLD_LOWER: [T.lowerHolds],
  REJECT: [T.rejectDoubt, T.rejectSign, T.refuseLimit],
  SEND_BACK: [T.backNew],
  WITHDRAW: [T.withdrawMistake],
  REOPEN: [T.reopenCause],
};
