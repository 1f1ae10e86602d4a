import { useSyncExternalStore } from 'react';
import { isSavingHinted, onSavingHint } from '../saving-hint';
import { useOwnSettings } from './useOwnSettings';

/** Whether as little as possible is fetched and sent: by the user's choice, or as the browser asks where that is the choice. */
export function useSavesData(): boolean {
  const { dataSaver } = useOwnSettings().settings;
  const isHinted = useSyncExternalStore(onSavingHint, isSavingHinted);
  return dataSaver === 'ON' || (dataSaver === 'AUTO' && isHinted);
}
