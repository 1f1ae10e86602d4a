/** The operation with which the guides begin: anyone may ask it, without a key. */
export const FIRST_QUERY = `query FirstAnswer {
  statistics {
    totalJourneys
    totalDistanceKm
    safeDrivingPercentage
  }
  speedLimitAt(lat: 3.8, lng: 10.13) {
    limitKmh
    placeName
  }
}`;
