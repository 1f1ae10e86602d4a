import { useState } from 'react';
import {
  MyDevicesDocument,
  MyTrackersDocument,
  useCreateTrackerMutation,
  useDeleteTrackerMutation,
  useEnrolTrackerMutation,
  useMyDevicesQuery,
  useMyTrackersQuery,
  type CreateTrackerInput,
  type CreateTrackerMutation,
  type DeviceFieldsFragment,
  type TrackerFieldsFragment,
} from '../../graphql/generated';
import { useReconnected } from '../../lib/apollo/connection';
import type { ErrorCode } from '../../lib/errors/error-messages';
import { errorCodeOf } from '../../lib/errors/errors';

/** A device as it was set up, with what is shown this once. */
export type NewTracker = CreateTrackerMutation['createTracker'];

/** So often the list is asked for anew while it is looked at, s: a device that was just set up is waited for. */
export const ASK_EVERY_S = 20;
const ASK_EVERY_MS = ASK_EVERY_S * 1_000;

export interface Trackers {
  /** Null while they are loaded. */
  readonly trackers: readonly TrackerFieldsFragment[] | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The user's devices that send positions by themselves, oldest first. */
export function useTrackers(): Trackers {
  const { data, error, refetch } = useMyTrackersQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const retry = () => void refetch().catch(() => undefined);
  useReconnected(retry);
  return {
    trackers: data?.myTrackers ?? null,
    hasFailed: error !== undefined && data === undefined,
    retry,
  };
}

/** The latest enrolment of each tracker, by the tracker's id; empty until it is loaded. */
export function useTrackerEnrolments(): ReadonlyMap<string, DeviceFieldsFragment> {
  const { data, refetch } = useMyDevicesQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  useReconnected(() => void refetch().catch(() => undefined));
  const oldestFirst = (data?.myDevices ?? []).toReversed();
  return new Map(
    oldestFirst.flatMap((device) =>
      device.trackerId === null || device.trackerId === undefined ? [] : [[device.trackerId, device]],
    ),
  );
}

/** Enrols a device for the vehicle of an invitation; gives its plate, rejects as the server refused it. */
export function useEnrolTracker(): (trackerId: string, code: string) => Promise<string> {
  const [mutate] = useEnrolTrackerMutation({ refetchQueries: [MyDevicesDocument] });
  return async (trackerId, code) => {
    const { data } = await mutate({ variables: { input: { trackerId, code } } });
    if (!data) {
      throw new Error('The answer to enrolTracker is empty');
    }
    return data.enrolTracker.registrationNumber;
  };
}

/** Sets up a device; gives it, or null where the server would not: `fault` is why. */
export function useCreateTracker() {
  const [mutate] = useCreateTrackerMutation({ refetchQueries: [MyTrackersDocument] });
  const [fault, setFault] = useState<ErrorCode | null>(null);

  async function create(input: CreateTrackerInput): Promise<NewTracker | null> {
    setFault(null);
    try {
      const { data } = await mutate({ variables: { input } });
      return data?.createTracker ?? null;
    } catch (error) {
      setFault(errorCodeOf(error));
      return null;
    }
  }
  return { create, fault };
}

/** Deletes a device; gives whether it is gone: `fault` is why not. */
export function useDeleteTracker() {
  const [mutate, { loading }] = useDeleteTrackerMutation({ refetchQueries: [MyTrackersDocument] });
  const [fault, setFault] = useState<ErrorCode | null>(null);

  async function remove(id: string): Promise<boolean> {
    setFault(null);
    try {
      await mutate({ variables: { id } });
      return true;
    } catch (error) {
      const code = errorCodeOf(error);
      // Deleted on another phone meanwhile.
      setFault(code === 'NOT_FOUND' ? null : code);
      return code === 'NOT_FOUND';
    }
  }
  return { remove, fault, isDeleting: loading };
}
