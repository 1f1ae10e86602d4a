import { useViewState } from '../../kit/frame/useViewState';
import { usePlates } from '../../kit/plates/usePlates';
import { StickerPage } from './StickerPage';
import { VEHICLE_VIEW } from './vehicle-view';
import { VehicleRegister } from './VehicleRegister';

/** The register of vehicles with their agencies, codes and devices, and in its place the sticker of a code. */
export function VehiclesPage() {
  const state = useViewState(VEHICLE_VIEW);
  const plates = usePlates('VEHICLE');
  const { open, sticker } = state.view;
  if (open !== '' && sticker !== '') {
    return (
      <StickerPage
        vehicleId={open}
        codeId={sticker}
        plates={plates}
        onBack={() => state.change({ sticker: '' })}
      />
    );
  }
  return <VehicleRegister {...state} plates={plates} />;
}
