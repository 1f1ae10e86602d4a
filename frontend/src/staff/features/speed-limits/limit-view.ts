/** State of the page, as it stands in its address. */
export const LIMIT_VIEW = {
  /** `waiting` or `checklist` in place of the register. */
  show: 'register',
  search: '',
  zone: '',
  state: '',
  /** Identifier of the limit whose details are open. */
  open: '',
};
