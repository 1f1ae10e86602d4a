/** The emergency numbers of Cameroon, free from any network: police, fire brigade, and the ambulance service SAMU. */
export const EMERGENCY_NUMBERS = { police: '117', fire: '118', ambulance: '119' } as const;

/** Whom one calls under an emergency number. */
export type EmergencyService = keyof typeof EMERGENCY_NUMBERS;
/** The services in the order of a list. */
export const EMERGENCY_SERVICES: readonly EmergencyService[] = ['police', 'fire', 'ambulance'];
