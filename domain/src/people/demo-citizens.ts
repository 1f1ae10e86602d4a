/** A citizen of demo mode: everybody may know the PIN, since the account exists there only. */
export interface DemoCitizen {
  /** From the 600 block, which no Cameroonian operator has. */
  readonly mobileNumber: string;
  readonly pin: string;
  readonly fullName: string;
}

/** The citizens of demo mode; the first is the one to look around with, the others people the roads. */
export const DEMO_CITIZENS: readonly [DemoCitizen, ...DemoCitizen[]] = [
  { mobileNumber: '600000001', pin: '471528', fullName: 'Demo Citizen' },
  { mobileNumber: '600000002', pin: '471528', fullName: 'Demo Driver One' },
  { mobileNumber: '600000003', pin: '471528', fullName: 'Demo Driver Two' },
  { mobileNumber: '600000004', pin: '471528', fullName: 'Demo Driver Three' },
  { mobileNumber: '600000005', pin: '471528', fullName: 'Demo Driver Four' },
  { mobileNumber: '600000006', pin: '471528', fullName: 'Demo Driver Five' },
];
