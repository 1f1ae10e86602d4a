#!/usr/bin/env bash
# Public figures, limit of a place, and alerts in force, with curl alone: bash first-calls.sh http://127.0.0.1:4000
set -euo pipefail
url=${1:-http://127.0.0.1:4000}

curl -fsS "$url/graphql" -H 'content-type: application/json' \
  -d '{"query":"{ statistics { totalJourneys totalDistanceKm } }"}'
echo
curl -fsS "$url/graphql" -H 'content-type: application/json' \
  -d '{"query":"{ speedLimitAt(lat: 3.8, lng: 10.13) { limitKmh placeName } }"}'
echo
curl -fsS "$url/api/agencies"
echo
curl -fsS "$url/api/alerts.cap"
