import { BusFront, FileText, FolderCheck, House, IdCard, QrCode, type LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { AGENCY_PATHS } from '../../lib/paths';
import { AGENCY_MESSAGES } from '../texts/messages';

/** A page of an agency in its navigation. */
export interface AgencyEntry {
  path: string;
  label: MessageDescriptor;
  /** The label where there is little room. */
  short: MessageDescriptor;
  icon: LucideIcon;
}

/** The pages of an agency, the overview first. */
export const AGENCY_ENTRIES: readonly AgencyEntry[] = [
  { path: AGENCY_PATHS.home, label: AGENCY_MESSAGES.home, short: AGENCY_MESSAGES.home, icon: House },
  {
    path: AGENCY_PATHS.vehicles,
    label: AGENCY_MESSAGES.vehicles,
    short: AGENCY_MESSAGES.vehicles,
    icon: BusFront,
  },
  {
    path: AGENCY_PATHS.drivers,
    label: AGENCY_MESSAGES.drivers,
    short: AGENCY_MESSAGES.drivers,
    icon: IdCard,
  },
  { path: AGENCY_PATHS.cases, label: AGENCY_MESSAGES.cases, short: AGENCY_MESSAGES.cases, icon: FolderCheck },
  { path: AGENCY_PATHS.codes, label: AGENCY_MESSAGES.codes, short: AGENCY_MESSAGES.codesShort, icon: QrCode },
  {
    path: AGENCY_PATHS.report,
    label: AGENCY_MESSAGES.report,
    short: AGENCY_MESSAGES.reportShort,
    icon: FileText,
  },
];
