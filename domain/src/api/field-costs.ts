/** A page of 100 journeys with 20 fields each, twice over. */
export const MAX_COST = 5_000;
/** More than half of what an operation may cost: one operation checks one secret. */
const ONE_SECRET = MAX_COST / 2 + 1;
/** Cost of the schema itself, in fields: half a megabyte of text. */
const ONE_SCHEMA = 2_500;
/** Up to five seconds of judging journeys again, in fields. */
const ONE_PREVIEW = 1_000;
/** Cost of one object of these types to the database, in fields. A map, since a document can name `__proto__`. */
const COST_OF_FIELD: ReadonlyMap<string, number> = new Map([
  ['__schema', ONE_SCHEMA],
  ['__type', 50],
  ['route', 40],
  ['routeLine', 40],
  ['violations', 5],
  ['alerts', 5],
  ['findings', 5],
  ['trace', 10],
  ['trackPoints', 200],
  ['driverName', 2],
  ['journey', 2],
  ['vehicle', 2],
  ['previousViolations', 5],
  ['previewLimitChange', ONE_PREVIEW],
  ['previewLimitProposals', ONE_PREVIEW],
  ['signIn', ONE_SECRET],
  ['signInWithIdToken', ONE_SECRET],
  ['adminSignIn', ONE_SECRET],
  ['signUp', ONE_SECRET],
  ['createStaff', ONE_SECRET],
  ['requestPinReset', ONE_SECRET],
  ['resetPin', ONE_SECRET],
  ['changePassword', ONE_SECRET],
  ['deleteMyAccount', ONE_SECRET],
  ['confirmIdentity', ONE_SECRET],
  ['enrolTotp', ONE_SECRET],
  ['confirmTotp', ONE_SECRET],
  ['removeTotp', ONE_SECRET],
]);
/** Fields that a point of the budget pays for: what the app asks for one screen is a point or a few. */
export const FIELDS_PER_POINT = 250;
/**
 * Operations that cost no points: sign-in, sign-up and reset have budgets of their own (decision D4), and anyone
 * who wants to sign out always can.
 */
const FREE_FIELDS = [
  'signIn',
  'signInWithIdToken',
  'adminSignIn',
  'signUp',
  'requestPinReset',
  'resetPin',
  'signOut',
];

/** Cost of one object of a field to the database, in fields, without what is selected of it. */
export function costOfField(name: string): number {
  return COST_OF_FIELD.get(name) ?? 1;
}

/** Whether a field of a mutation costs no points. */
export function isFreeField(name: string): boolean {
  return FREE_FIELDS.includes(name);
}
