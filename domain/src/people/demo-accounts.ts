import type { LimitedClass } from '../limits/speed-limits';

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

/** The transport agency of demo mode, which is made up: its people have an account there, and the registered buses are its own. */
export const DEMO_AGENCY = 'Demo Express';

/** A bus of demo mode with everything that binds a journey to it; the keys are everybody's, as the demo PINs are. */
export interface DemoVehicle {
  readonly registrationNumber: string;
  /** A made-up agency. */
  readonly agency: string;
  readonly vehicleClass: LimitedClass;
  /** Its code, whole. */
  readonly publicId: string;
  /** Place of its driver in the list of demo citizens, from 0. */
  readonly driver: number;
  /** Key of the driver's phone: P-256, PKCS #8 in base64url. */
  readonly privateKey: string;
  /** The same, SPKI in base64url. */
  readonly publicKey: string;
}

/** The registered buses of demo mode; every other vehicle there is only a typed plate. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = [
  {
    registrationNumber: 'CE 000 DB',
    agency: DEMO_AGENCY,
    vehicleClass: 'BUS',
    publicId: 'DEM0C0ACHDB1',
    driver: 1,
    privateKey:
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxsgtX7xYPiiH60hqUzXzJbR1rxDcw2j0eaknrYb95iKhRANCAATdxv5RF-HB3Vsw_8vPXTFn1YDaiEpO6BuvW1BkLDSTUMhHFl1SjufdrugRjHah9wUingB-HG0KnKCB67TGQI0y',
    publicKey:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3cb-URfhwd1bMP_Lz10xZ9WA2ohKTugbr1tQZCw0k1DIRxZdUo7n3a7oEYx2ofcFIp4AfhxtCpyggeu0xkCNMg',
  },
  {
    registrationNumber: 'OU 000 DC',
    agency: DEMO_AGENCY,
    vehicleClass: 'BUS',
    publicId: 'DEM0N1GHTDCB',
    driver: 2,
    privateKey:
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg_ZH05EgtIFN96snDyjY342oEYfZtUkNHrWIWmJ9knbOhRANCAASkC8J8cKH8gh0AYGXjCFAsgHpXKoHdxmdVR2gUacvVBHNDDKnxteCnVWZBzIS0DLHH8dSEth5clzhMfebhdDX9',
    publicKey:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEpAvCfHCh_IIdAGBl4whQLIB6VyqB3cZnVUdoFGnL1QRzQwyp8bXgp1VmQcyEtAyxx_HUhLYeXJc4TH3m4XQ1_Q',
  },
];
