/** State of the page, as it stands in its address. A search is for a plate, which belongs into no address. */
export const VEHICLE_VIEW = {
  waiting: '',
  /** Identifier of the vehicle whose details are open. */
  open: '',
  /** Identifier of its code whose sticker is shown. */
  sticker: '',
};

/** In the address where only vehicles with a device that waits are wanted. */
export const ONLY_WAITING = 'yes';
