import { useCallback } from 'react';
import { useRegisteredVehicleQuery, type RegisteredVehicleQuery } from '../../../../graphql/staff';
import { useAfterActs } from '../../../kit/frame/useAfterActs';
import { REGISTER_ACTS } from './register-acts';

/** A vehicle of the register with its codes and devices. */
export type VehicleDetail = NonNullable<RegisteredVehicleQuery['registeredVehicle']>;

export interface AskedVehicle {
  /** Undefined until the answer is there; null where the register has none. */
  readonly vehicle: VehicleDetail | null | undefined;
  readonly hasFailed: boolean;
  /** Asks anew; a failure leaves what is shown. */
  reload(): Promise<void>;
}

/** One vehicle of the register, current with what other desks do. */
export function useVehicle(vehicleId: string): AskedVehicle {
  const { data, error, refetch } = useRegisteredVehicleQuery({
    variables: { id: vehicleId },
    fetchPolicy: 'no-cache',
  });
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  useAfterActs(REGISTER_ACTS, reload);
  return { vehicle: data?.registeredVehicle, hasFailed: data === undefined && error !== undefined, reload };
}
