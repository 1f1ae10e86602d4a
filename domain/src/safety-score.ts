/** Share of ended journeys without a counted violation, 0-100; 100 where none has ended (product decision D3). */
export function safeDrivingPercentage({
  endedJourneys,
  safeJourneys,
}: {
  endedJourneys: number;
  safeJourneys: number;
}): number {
  return endedJourneys === 0 ? 100 : (safeJourneys / endedJourneys) * 100;
}
