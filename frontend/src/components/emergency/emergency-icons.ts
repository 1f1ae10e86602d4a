import { Ambulance, FireExtinguisher, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { EmergencyService } from './emergency-numbers';

/** The picture of each emergency service. */
export const EMERGENCY_ICONS: Record<EmergencyService, LucideIcon> = {
  police: ShieldAlert,
  fire: FireExtinguisher,
  ambulance: Ambulance,
};
