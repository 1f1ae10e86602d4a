import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { MapView } from '../route-map/map-view';
import type { Size } from '../route-map/route-map-types';
import type { CountryGroundProps } from './CountryGround';
import type { WorldPlace } from '../route-map/projection';
import type { LabelBox } from './ground-labels';

/** Comes with the first map; where it can't be had, the route is drawn on bare ground. */
const CountryGround = lazy<ComponentType<CountryGroundProps>>(() =>
  import('./CountryGround').then(
    (ground) => ({ default: ground.CountryGround }),
    () => ({ default: () => null }),
  ),
);

/** Draws roads, towns and water of the country for a view; no name is written where it is `covered`. */
export function countryGround(view: MapView, size: Size, covered?: readonly LabelBox[]): ReactNode {
  return (
    <Suspense fallback={null}>
      <CountryGround view={view} size={size} covered={covered} />
    </Suspense>
  );
}

/** The same under a route: names stand beside it where there is room. */
export function routeGround(view: MapView, size: Size, route: readonly WorldPlace[]): ReactNode {
  return (
    <Suspense fallback={null}>
      <CountryGround view={view} size={size} route={route} />
    </Suspense>
  );
}
