import { trackReadings, type TrackReading } from '@wakafine/domain/cases/contest-track';
import { useMemo } from 'react';
import { useStaffContestTracksQuery, type StaffCaseFragment } from '../../../../graphql/staff';

/** The latest track that the driver has given, with the speed that the dial would have shown; null without one, and until it is there. */
export function useGivenTrack({ id, contests }: StaffCaseFragment): readonly TrackReading[] | null {
  const latest = contests.findLast(({ track }) => track !== null) ?? null;
  const { data } = useStaffContestTracksQuery({ variables: { id }, skip: latest === null });
  const points = data?.case?.contests.find((contest) => contest.id === latest?.id)?.trackPoints ?? null;
  return useMemo(
    () =>
      points === null || points.length === 0
        ? null
        : trackReadings(
            points.map(({ lat, lng, recordedAt, speedKmh, accuracyM }) => ({
              ...{ lat, lng, speedKmh, accuracyM },
              recordedAtMs: Date.parse(recordedAt),
            })),
          ),
    [points],
  );
}
